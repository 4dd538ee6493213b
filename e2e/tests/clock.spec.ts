// The clock: it is visible, the default applies when time is up, and the game master can pause it.

import { expect, test } from "../fixtures";
import { player } from "../table";

for (const [encounter, seat] of [["duel", "town"], ["champions", "pcs"]] as const) {
  test(`the default applies when time is up: ${encounter}`, async ({ table, openSeat }) => {
    const t = await table({ encounter, limit: 2 });
    const me = await openSeat(t.url(seat));
    const s = await me.until("the clock runs", (now) => (now.question?.deadline ?? 0) > 0);
    await expect(me.question.getByRole("timer")).toContainText(/s left, then the default applies|Time is up/);
    await expect(me.question.locator("fieldset.group > *").filter({ hasText: "default" })).toHaveCount(1);
    const later = await me.until("another question", (now) => now.view.over === true || now.question?.id !== s.question?.id);
    expect(later.inputs).toBeGreaterThan(s.inputs);
  });

  test(`the game master pauses the clocks: ${encounter}`, async ({ table, openSeat }) => {
    const t = await table({ encounter, limit: 60 });
    const me = await openSeat(t.url(seat));
    const gm = await openSeat(t.url("gm"));
    await me.asked();
    const timer = me.question.getByRole("timer");
    await expect(timer).toBeVisible();
    await gm.page.keyboard.press("g");
    await gm.page.getByRole("button", { name: "Pause clocks" }).click();
    await me.until("the pause", (s) => s.paused === true && !s.question?.deadline);
    await expect(timer).toBeHidden();
    await gm.page.getByRole("button", { name: "Resume clocks" }).click();
    await me.until("the clock runs", (s) => !s.paused && (s.question?.deadline ?? 0) > 0);
    await expect(timer).toBeVisible();
  });
}

test("a player whose time ran out sees what was chosen", async ({ table, openSeat }) => {
  const t = await table({ encounter: "duel", seats: { town: player, hills: player }, limit: 1 });
  const me = await openSeat(t.url("hills"));
  const said = "Time ran out. The default was chosen: end turn";
  await expect(me.question).toContainText(said);
  await expect(me.said.first()).toContainText(said);
});

test("a browser with a wrong clock shows the right time", async ({ table, openSeat }) => {
  const t = await table({ encounter: "duel", seats: { town: player, hills: player }, limit: 600 });
  const me = await openSeat(t.url("hills"));
  await me.page.addInitScript("{ const now = Date.now; Date.now = () => now() + 3600_000; }");
  await me.page.reload();
  await me.asked();
  await expect(me.question.getByRole("timer")).toContainText(/^(10:00|9:\d\d) left/);
});
