// The server is killed and restarted: every page says so, reconnects and continues.

import { expect, test } from "../fixtures";
import { simpleChoice } from "../strategy";
import { Table } from "../table";

for (const [encounter, seat] of [["duel", "town"], ["ford-gate", "pcs"]] as const) {
  test(`after a kill every page resumes: ${encounter}`, async ({ ownServer, from, openSeat, problems }) => {
    const t = await Table.set(ownServer.url, from, { encounter });
    const me = await openSeat(t.url(seat));
    const pages = [me, await openSeat(t.url("gm")), await openSeat(t.url("spectator"))];
    let s = await me.asked();
    await me.take(simpleChoice(s));
    s = await me.asked(s.question?.id);
    await ownServer.kill();
    for (const p of pages) await expect(p.page.locator(".link-status")).toContainText("Connection lost");
    // an answer that cannot be sent is reported and can be given again
    await me.take(simpleChoice(s));
    await expect(me.question.getByRole("alert")).toContainText("cannot be reached");
    await ownServer.start();
    for (const p of pages) await expect(p.page.locator(".link-status")).toBeHidden({ timeout: 30_000 });
    const same = await me.until("the same moment", (now) => now.question !== undefined);
    expect([same.inputs, same.question?.id, same.view.round]).toEqual([s.inputs, s.question?.id, s.view.round]);
    await me.take(simpleChoice(same));
    const next = await me.asked(same.question?.id);
    for (const p of pages) await p.until("the next moment", (now) => now.inputs === next.inputs);
    problems.splice(0); // the console of every browser reports the lost server
  });
}
