// The clock: it is seen, gives the default when time is up, and stands still when the game master says so.

import { expect, test } from "../house";

for (const [encounter, seat] of [["duel", "town"], ["champions", "pcs"]] as const) {
  test(`when time is up the default is taken: ${encounter}`, async ({ table, sit }) => {
    const t = await table({ encounter, limit: 2 });
    const me = await sit(t.url(seat));
    const s = await me.until("the clock runs", (now) => (now.question?.deadline ?? 0) > 0);
    await expect(me.question.getByRole("timer")).toContainText(/s left, then the default is taken|Time is up/);
    await expect(me.question.locator("fieldset.group > *").filter({ hasText: "default" })).toHaveCount(1);
    const later = await me.until("another question", (now) => now.view.over === true || now.question?.id !== s.question?.id);
    expect(later.inputs).toBeGreaterThan(s.inputs);
  });

  test(`the game master stops the clocks: ${encounter}`, async ({ table, sit }) => {
    const t = await table({ encounter, limit: 60 });
    const me = await sit(t.url(seat));
    const gm = await sit(t.url("gm"));
    await me.asked();
    const timer = me.question.getByRole("timer");
    await expect(timer).toBeVisible();
    await gm.page.keyboard.press("g");
    await gm.page.getByRole("button", { name: "Stop the clocks" }).click();
    await me.until("the pause", (s) => s.paused === true && !s.question?.deadline);
    await expect(timer).toBeHidden();
    await gm.page.getByRole("button", { name: "Let the clocks run" }).click();
    await me.until("the clock runs", (s) => !s.paused && (s.question?.deadline ?? 0) > 0);
    await expect(timer).toBeVisible();
  });
}

test("who has let the time run out is told what was taken instead", async ({ table, sit }) => {
  const t = await table({ encounter: "duel", seats: { town: "player", hills: "player" }, limit: 1 });
  const me = await sit(t.url("hills"));
  const said = "Your time was up, and the default was taken: end turn";
  await expect(me.question).toContainText(said);
  await expect(me.said.first()).toContainText(said);
});

test("a browser whose clock is wrong shows the time that is left", async ({ table, sit }) => {
  const t = await table({ encounter: "duel", seats: { town: "player", hills: "player" }, limit: 600 });
  const me = await sit(t.url("hills"));
  await me.page.addInitScript("{ const now = Date.now; Date.now = () => now() + 3600_000; }");
  await me.page.reload();
  await me.asked();
  await expect(me.question.getByRole("timer")).toContainText(/^(10:00|9:\d\d) left/);
});
