// What the browser computes again when little changes. A rule of the style sheet such as `main:has(section:not([hidden]))` would make it
// compute the style of the whole page each time.

import type { CDPSession } from "@playwright/test";
import { expect, test } from "../fixtures";
import type { Point } from "../map";

interface Traced {
  name: string;
  args: { elementCount?: number };
}

// restyled counts the elements whose style is computed while something is done.
async function restyled(cdp: CDPSession, act: () => Promise<void>): Promise<number> {
  let count = 0;
  const add = ({ value }: { value: object[] }): void => {
    for (const e of value as Traced[]) if (e.name === "UpdateLayoutTree") count += e.args.elementCount ?? 0;
  };
  cdp.on("Tracing.dataCollected", add);
  await cdp.send("Tracing.start", { traceConfig: { includedCategories: ["devtools.timeline"] } });
  await act();
  const done = new Promise((good) => cdp.once("Tracing.tracingComplete", good));
  await cdp.send("Tracing.end");
  await done;
  cdp.off("Tracing.dataCollected", add);
  return count;
}

for (const encounter of ["bridge", "audience"]) {
  test(`pointing at a combatant restyles little of the page: ${encounter}`, async ({ table, openSeat }) => {
    const t = await table({ encounter });
    const me = await openSeat(t.url("gm"));
    const s = await me.until("somebody is asked", (now) => now.question !== undefined);
    const places: Point[] = [];
    for (const token of s.view.tokens.slice(0, 3)) places.push(await me.map.place(token.id));
    const all = await me.page.locator("fray-table *").count();
    const cdp = await me.page.context().newCDPSession(me.page);
    const frame = (): Promise<unknown> => me.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    const count = await restyled(cdp, async () => {
      for (const p of places) await me.page.mouse.move(p.x, p.y), await frame();
    });
    expect(count, `of ${all} elements, for ${places.length} combatants`).toBeGreaterThan(0);
    expect(count, `of ${all} elements, for ${places.length} combatants`).toBeLessThan(200);
  });
}
