// The server dies as by a power cut and comes back: every page says so, connects again by itself, and goes on.

import { expect, test } from "../house";
import { sensible } from "../sense";
import { Table } from "../table";

for (const [encounter, seat] of [["duel", "town"], ["ford-gate", "pcs"]] as const) {
  test(`after a kill everybody goes on where they were: ${encounter}`, async ({ ownServer, from, sit, troubles }) => {
    const t = await Table.set(ownServer.url, from, { encounter });
    const me = await sit(t.url(seat));
    const pages = [me, await sit(t.url("gm")), await sit(t.url("spectator"))];
    let s = await me.asked();
    await me.take(sensible(s));
    s = await me.asked(s.question?.id);
    await ownServer.kill();
    for (const p of pages) await expect(p.page.locator(".link-status")).toContainText("connection is lost");
    // an answer that can not be sent is told, and can be given again
    await me.take(sensible(s));
    await expect(me.question.getByRole("alert")).toContainText("can not be reached");
    await ownServer.start();
    for (const p of pages) await expect(p.page.locator(".link-status")).toBeHidden({ timeout: 30_000 });
    const same = await me.until("the same moment", (now) => now.question !== undefined);
    expect([same.inputs, same.question?.id, same.view.round]).toEqual([s.inputs, s.question?.id, s.view.round]);
    await me.take(sensible(same));
    const next = await me.asked(same.question?.id);
    for (const p of pages) await p.until("the next moment", (now) => now.inputs === next.inputs);
    troubles.splice(0); // that the server was gone is in every browser's console
  });
}
