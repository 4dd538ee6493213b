// On a phone: nothing is wider than the screen, so that the bar at the bottom stays in view; attacks can be sorted; and what is picked can be
// confirmed without scrolling.

import { expect, test } from "../fixtures";
import { simpleChoice } from "../strategy";
import { player } from "../table";

test("a turn with choices that are gone is no wider than a phone, and attacks are sorted by chance with their numbers", async ({ table, openSeat }) => {
  const t = await table({ encounter: "gate-yard", seats: { reach: player, blades: "greedy" } });
  const me = await openSeat(t.url("reach"), { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  let s = await me.asked();
  const rows = me.question.locator(".group:not([hidden]) > .choice:not(.gone) > .key");
  const before = await rows.allTextContents();
  await me.question.getByLabel("Sort the choices").selectOption("chance");
  await expect(me.question.locator(".aim-odds", { hasText: "%" }).first()).toBeVisible();
  expect((await rows.allTextContents()).sort()).toEqual([...before].sort());
  for (let i = 0; i < 3 && !s.view.over; i++) {
    expect(await me.page.evaluate(() => innerWidth)).toBe(360);
    await expect(me.page.locator(".jump")).toBeInViewport({ ratio: 1 });
    await me.take(simpleChoice(s));
    s = await me.asked(s.question?.id);
  }
});

// The first choice and the end of the turn are in view when it begins; a tap on one brings its odds and the button beside it, over the rest of the list.
for (const [how, width, height] of [["a phone", 360, 740], ["a phone on its side", 740, 360], ["a tablet", 820, 1100]] as const) {
  test(`on ${how}, a choice that is picked can be confirmed at once`, async ({ table, openSeat }) => {
    const t = await table({ encounter: "gate-yard", seats: { reach: player, blades: "greedy" } });
    const me = await openSeat(t.url("reach"), { viewport: { width, height }, hasTouch: true, isMobile: true });
    await me.asked();
    const first = me.question.locator(".group:not([hidden]) > .choice:not(.gone)").first();
    const confirm = me.question.getByRole("button", { name: /^Confirm/ });
    if (height > width) await expect(first).toBeInViewport();
    if (height > width) await expect(me.question.locator(".do .ends")).toBeInViewport({ ratio: 1 });
    await first.tap();
    await expect(confirm).toBeInViewport({ ratio: 1 });
    await expect(me.question.locator(".detail-head")).toBeInViewport({ ratio: 1 });
    const jump = me.page.locator(".jump");
    if (await jump.isVisible()) {
      const [button, bar] = [await confirm.boundingBox(), await jump.boundingBox()];
      expect(button!.y + button!.height, "nothing lies over the button").toBeLessThanOrEqual(bar!.y);
    }
  });
}

for (const [encounter, seat] of [["bridge", "wardens"], ["ford-gate", "pcs"], ["bank", "company"], ["hollow-way", "wardens"], ["audience", "oar"]] as const) {
  test(`on a phone, a turn begins with 45 % board and a choice in view: ${encounter}`, async ({ table, openSeat }) => {
    const t = await table({ encounter });
    const me = await openSeat(t.url(seat), { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    const turn = await me.asked();
    expect(turn.question!.kind).toBe("turn");
    const heights = await me.page.locator(".fb-frame, .map-pane fray-tracks").evaluateAll((all) => all.map((el) => el.getBoundingClientRect().height));
    expect(heights.reduce((sum, h) => sum + h, 0), "the board, with the tracks").toBeGreaterThanOrEqual(0.45 * 740 - 1);
    const name = await me.question.locator(".group:not([hidden]) > .choice:not(.gone) .choice-name, .group:not([hidden]) > .choice.family:not(.gone) .choice-text > :first-child").first().boundingBox();
    const below = await me.question.locator(".ask-do").boundingBox();
    expect(name!.y + name!.height).toBeLessThanOrEqual(below!.y);
  });
}

test("on a phone, the tasks of a fight without a map are above the choices, which say their chance", async ({ table, openSeat }) => {
  const t = await table({ encounter: "water-gate" });
  const me = await openSeat(t.url("oar"), { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await me.asked();
  const task = me.page.locator(".tracks li").first();
  const work = me.question.locator(".group:not([hidden]) > .choice:not(.gone)", { hasText: "find the lock" }).first();
  await expect(task).toBeInViewport({ ratio: 1 });
  await expect(work).toBeInViewport();
  await expect(work.locator(".aim-odds").first()).toHaveText(/%$/);
  expect((await task.boundingBox())!.y).toBeLessThan((await work.boundingBox())!.y);
  await me.page.evaluate(() => scrollTo(0, 400));
  await expect(task).toBeInViewport({ ratio: 1 });
});
