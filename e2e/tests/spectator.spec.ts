// A spectator sees only what everybody may see, and cannot act.

import { expect, test } from "../fixtures";
import { seatName } from "../seat";
import { simpleChoice } from "../strategy";
import { player } from "../table";

for (const [encounter, seat] of [["bridge", "wardens"], ["ford-gate", "pcs"]] as const) {
  test(`a spectator sees only public things: ${encounter}`, async ({ table, openSeat, page }) => {
    const t = await table({ encounter });
    const watcher = await openSeat(t.url("spectator"));
    const player = await openSeat(t.url(seat));
    const asked = await player.asked();
    await watcher.until("the same moment", (s) => s.inputs === asked.inputs && s.waiting.seats !== undefined);
    const seen = await watcher.state();
    expect(seen.question).toBeUndefined();
    expect(seen.seats.every((s) => s.standing === undefined)).toBe(true);
    const gm = await t.state("gm");
    const hidden = gm.view.tokens.find((k) => k.side !== asked.seats.find((x) => x.name === seat)?.side && (k.sheet?.length ?? 0) > 0);
    expect(hidden, "an enemy with a sheet").toBeDefined();
    for (const s of [seen, asked]) expect(s.view.tokens.find((k) => k.id === hidden!.id)?.sheet ?? []).toEqual([]);
    await expect(watcher.prompt).toContainText(`Waiting for ${seatName(seen, seat)}`);
    expect(await (await page.request.get(t.url(seat))).text(), "the page of the seat has them").toContain('"packed"');
    await expect(watcher.page.locator("fray-question .choice, fray-gm, fray-vote button, fray-undo, fray-standing")).toHaveCount(0);
    await player.take(simpleChoice(asked));
    const later = await player.asked(asked.question?.id);
    await watcher.until("what the player did", (s) => s.inputs === later.inputs);
    // the HTML of the page has no more than the live state
    const html = await (await page.request.get(t.url("spectator"))).text();
    expect(html).not.toContain('"packed"');
    expect(html).not.toContain('"seed"');
    expect((await page.request.get(`${t.url("spectator")}/record`)).status()).toBe(403);
  });
}

test("a seat cannot answer for another or see its choices", async ({ table, page, from }) => {
  const t = await table({ encounter: "duel", seats: { town: player, hills: player } });
  const [town, hills] = [await t.state("town"), await t.state("hills")];
  const [asked, other] = town.question?.mine ? [town, "hills"] : [hills, "town"];
  expect((await t.state(other)).question?.mine ?? false).toBe(false);
  const r = await page.request.post("/api/v1/answer", {
    headers: { Authorization: `Bearer ${t.token(other)}`, "X-Forwarded-For": from },
    data: { question: asked.question!.id, key: asked.question!.default ?? "end" },
  });
  expect([403, 422], await r.text()).toContain(r.status()); // 422: it has side options in the question, but not this one
  expect(JSON.stringify(await r.json())).not.toContain(asked.question!.prompt);
});
