// On a phone: nothing is wider than the screen, so that the bar at the bottom stays in view; and attacks can be sorted.

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
