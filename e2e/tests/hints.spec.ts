// The hints of the first fight, and what the page shows in its title and icon while it waits for an answer.

import { expect, hinted, test } from "../fixtures";

test("hints come one at a time, let clicks through, move nothing, and stay away", async ({ table, openSeat }) => {
  const t = await table({ encounter: "duel" });
  const me = await openSeat(t.url("town"), hinted);
  const hint = me.page.locator(".hint");
  await me.asked();
  await expect(hint).toHaveCount(1);
  const first = (await hint.locator("p").first().textContent())!;
  const [card, map] = [(await hint.boundingBox())!, (await me.map.stage.boundingBox())!];
  expect(await me.page.evaluate(([x, y]) => document.elementFromPoint(x!, y!)?.closest(".hint") === null, [card.x + 20, card.y + 14]), "clicks go through").toBe(true);
  await hint.getByRole("button", { name: "Got it" }).click();
  expect(await me.map.stage.boundingBox()).toEqual(map);
  await me.page.reload();
  await me.asked();
  await expect(hint.filter({ hasText: first })).toHaveCount(0);
  for (let i = 0; i < 12 && (await hint.count()) === 0; i++) {
    const s = await me.asked();
    const choices = s.question!.choices!;
    await me.take(choices.find((c) => c.key.startsWith("attack")) ?? choices.find((c) => c.key.startsWith("end")) ?? choices.find((c) => c.key === s.question!.default)!);
    await me.asked(s.question!.id);
  }
  await hint.getByRole("button", { name: "No more hints" }).click();
  await me.page.reload();
  await me.asked();
  await expect(hint).toHaveCount(0);
});

test("title and icon say that the page waits for an answer", async ({ table, openSeat }) => {
  const t = await table({ encounter: "bridge", seats: { wardens: "player", reavers: "player" } });
  const [a, b] = [await openSeat(t.url("wardens")), await openSeat(t.url("reavers"))];
  await expect.poll(async () => (await a.state()).question?.mine || (await b.state()).question?.mine).toBe(true);
  const [asked, other] = (await a.state()).question?.mine ? [a, b] : [b, a];
  const icon = (me: typeof a): Promise<string> => me.page.locator("link[rel=icon]").getAttribute("href").then((href) => href!);
  await expect(asked.page).toHaveTitle(/^● /);
  expect(await icon(asked)).toMatch(/^data:/);
  await expect(other.page).not.toHaveTitle(/●/);
  expect(await icon(other)).not.toMatch(/^data:/);
});
