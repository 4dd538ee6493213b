// Screenshots, made on demand (make shots): docs/table.png for the README, and pages in e2e/out/shots to review the design.

import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "../fixtures";
import { paletted } from "../palette";
import type { Seat } from "../seat";
import { simpleChoice } from "../strategy";
import { player } from "../table";

test.skip(!process.env["SHOTS"], "pictures are made by make shots");

const readme = fileURLToPath(new URL("../../docs/table.png", import.meta.url));
const shot = (name: string): string => fileURLToPath(new URL(`../out/shots/${name}.png`, import.meta.url));

// play gives some simple answers.
async function play(me: Seat, answers: number): Promise<void> {
  let s = await me.asked();
  for (let i = 0; i < answers && !s.view.over; i++) {
    await me.take(simpleChoice(s));
    s = await me.asked(s.question?.id);
  }
}

test("the picture of the README", async ({ table, openSeat }) => {
  const t = await table({ encounter: "bridge" });
  const me = await openSeat(t.url("wardens"), { viewport: { width: 1440, height: 860 }, colorScheme: "light", reducedMotion: "reduce" });
  await play(me, 12);
  for (;;) { // until an attack is possible
    const s = await me.state();
    const attack = s.question!.choices!.find((c) => c.key.startsWith("attack"));
    if (!attack) {
      await play(me, 1);
      continue;
    }
    await me.field(attack).check();
    break;
  }
  await expect(me.question.locator(".odds")).toBeVisible();
  const picture = paletted(await me.page.screenshot());
  expect(picture.length).toBeLessThan(200_000);
  writeFileSync(readme, picture);
});

const screens = {
  wide: { viewport: { width: 1280, height: 800 } },
  huge: { viewport: { width: 1920, height: 1080 } },
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
};

for (const [name, screen] of Object.entries(screens)) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`every page, ${name}, ${colorScheme}`, async ({ table, openSeat, browser, server, from }) => {
      test.slow();
      const device = { ...screen, colorScheme };
      const context = await browser.newContext({ ...device, extraHTTPHeaders: { "X-Forwarded-For": from } });
      const home = await context.newPage();
      const at = (what: string): string => shot(`${name}-${colorScheme}-${what}`);
      await home.goto(server.url);
      await home.screenshot({ path: at("home") });
      await home.locator("li.card summary").nth(1).click();
      await home.getByRole("button", { name: "Start" }).nth(0).scrollIntoViewIfNeeded();
      await home.screenshot({ path: at("home-form") });
      await home.getByRole("button", { name: "Start" }).nth(0).click();
      await home.getByRole("heading", { name: "The table is ready" }).waitFor();
      await home.screenshot({ path: at("links") });
      await home.goto(`${server.url}/rules/flow`);
      await home.screenshot({ path: at("rules") });
      for (const [encounter, seat] of [["bridge", "wardens"], ["ford-gate", "pcs"], ["duel", "town"]] as const) {
        const t = await table({ encounter, limit: 300, seats: { [seat]: player, ...(encounter === "ford-gate" ? { gm: "greedy" } : {}) } });
        const me = await openSeat(t.url(seat), device);
        await play(me, 6);
        await me.page.screenshot({ path: at(`${encounter}-seat`) });
        const s = await me.state();
        const choice = s.question?.choices?.find((c) => c.target !== undefined) ?? s.question?.choices?.[0];
        const place = choice?.target ?? choice?.cell;
        if (place && s.view.tokens.some((k) => k.id === place)) {
          const p = await me.map.place(place);
          await (name === "phone" ? me.touch : me.mouse).at(p);
          await me.page.screenshot({ path: at(`${encounter}-card`) });
        }
        if (encounter === "duel") continue;
        await me.page.screenshot({ path: at(`${encounter}-full`), fullPage: true });
        const gm = await openSeat(t.url("gm"), device);
        await gm.page.keyboard.press("g");
        await expect(gm.page.getByRole("button", { name: /^New link for/ }).first()).toBeVisible();
        await gm.page.screenshot({ path: at(`${encounter}-gm`) });
        await t.call("gm", "POST", "/api/v1/seat", { seat, plays: "greedy" });
        await me.until("the end", (now) => now.view.over === true);
        await me.page.screenshot({ path: at(`${encounter}-end`) });
        await me.page.goto(`${t.url(seat)}/replay`);
        await me.page.getByRole("slider").waitFor();
        await me.page.screenshot({ path: at(`${encounter}-replay`) });
      }
      await context.close();
    });
  }
}
