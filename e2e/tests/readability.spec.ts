// Readable pages: one name for each combatant, small bookkeeping, cards that cover little, a map that shows everybody.

import { expect, test } from "../fixtures";
import type { Seat } from "../seat";
import { simpleChoice } from "../strategy";

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

async function play(me: Seat, answers: number): Promise<void> {
  let s = await me.asked();
  for (let i = 0; i < answers && !s.view.over; i++) {
    await me.take(simpleChoice(s));
    s = await me.asked(s.question?.id);
  }
}

test("every combatant has one name", async ({ table, openSeat }) => {
  const t = await table({ encounter: "bridge" });
  const me = await openSeat(t.url("wardens"));
  await play(me, 3);
  const who = (await me.state()).view.tokens.find((k) => k.id === "reaver-1")!;
  await me.part("Sheets");
  await expect(me.page.locator("fray-roster").getByRole("button", { name: who.name, exact: true })).toBeVisible();
  await me.part("Log");
  await expect(me.log.filter({ hasText: who.name }).first()).toBeVisible();
  for (const part of ["fray-log", "fray-question", "fray-roster"]) await expect(me.page.locator(part)).not.toContainText(who.id);
});

test("results are larger than bookkeeping", async ({ table, openSeat }) => {
  const t = await table({ encounter: "bridge" });
  const me = await openSeat(t.url("wardens"));
  await play(me, 6);
  await me.unfold();
  const size = (kind: string): Promise<number> => me.page.locator(`fray-log li.line.${kind}`).first().evaluate((e) => parseFloat(getComputedStyle(e).fontSize));
  expect(await size("count")).toBeLessThan(await size("act"));
  const roll = me.page.locator("fray-log li.line.roll").first();
  await expect(roll.locator(".die").first()).toBeHidden();
  await roll.locator("summary").click();
  await expect(roll.locator(".die").first()).toBeVisible();
});

test("a card on a phone covers neither the map nor its choices", async ({ table, openSeat }) => {
  const t = await table({ encounter: "bridge" });
  const me = await openSeat(t.url("wardens"), phone);
  const s = await me.asked();
  const foe = s.question!.choices!.find((c) => c.key.startsWith("know:"))!.target!;
  const at = await me.map.place(foe);
  await me.page.touchscreen.tap(at.x, at.y);
  await expect(me.map.card).toBeVisible();
  await expect(async () => { // arriving odds redraw the card
    const button = me.map.card.getByRole("button").last();
    await button.scrollIntoViewIfNeeded({ timeout: 1000 });
    const [last, card, map] = await Promise.all([button.boundingBox(), me.map.card.boundingBox(), me.map.stage.boundingBox()]);
    expect(card!.y).toBeGreaterThanOrEqual(map!.y + map!.height - 1);
    expect(last!.y + last!.height).toBeLessThanOrEqual(card!.y + card!.height + 1);
  }).toPass();
});

for (const [encounter, seats] of [["bridge", { wardens: "greedy", reavers: "greedy" }], ["ford-gate", { pcs: "greedy", gm: "greedy" }]] as const) {
  test(`the replay starts with everybody in view, and a finished fight with the summary: ${encounter}`, async ({ table, openSeat }) => {
    const t = await table({ encounter, seats });
    const me = await openSeat(t.url("spectator"), phone);
    await me.until("the end", (s) => s.view.over === true);
    const [sum, map] = await Promise.all([me.page.locator("#summary").boundingBox(), me.map.stage.boundingBox()]);
    expect(sum!.y).toBeLessThan(map!.y);
    await me.page.goto(`${t.url("spectator")}/replay`);
    await expect(me.page.getByRole("slider")).toBeVisible();
    const box = (await me.map.stage.boundingBox())!;
    const tokens = me.map.stage.locator("[data-id]");
    expect(await tokens.count()).toBeGreaterThan(7);
    for (const token of await tokens.all()) {
      const at = (await token.boundingBox())!;
      const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
      expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height, `${await token.getAttribute("data-id")} is in sight`).toBe(true);
    }
  });
}

test("an open encounter leaves no gap beside it", async ({ page }) => {
  await page.goto("/");
  await page.locator("li.card summary").nth(1).click();
  const open = page.locator("li.card").filter({ has: page.locator("details[open]") });
  const box = (await open.boundingBox())!;
  const list = (await page.locator("ul.fights").filter({ has: open }).boundingBox())!;
  expect(box.width).toBeGreaterThan(list.width - 2);
  await expect(open.getByRole("button", { name: "Start" })).toBeVisible();
});

test("blocked choices scroll into view", async ({ table, openSeat }) => {
  const t = await table({ encounter: "duel" });
  const me = await openSeat(t.url("town"));
  await me.asked();
  await me.question.getByRole("button", { name: /What is blocked/ }).click();
  await expect(me.question.locator(".blocked")).toBeFocused();
  await expect(me.question.locator(".blocked h3")).toBeInViewport();
});
