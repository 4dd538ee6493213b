// An adventure at a table: its fights one after another, on the same page and under the same links.

import { expect, test } from "../fixtures";
import { expectAccessible } from "../accessibility";

for (const [encounter, side, first, second] of [
  ["drowned-bell", "pcs", "The towpath", "The lock-keeper's guests"], ["crown-night", "oar", "The way in", "The mirror room"],
] as const) {
  test(`the fights of an adventure follow one another: ${encounter}`, async ({ table, openSeat }) => {
    const t = await table({ encounter });
    const gm = await openSeat(t.url("gm"));
    const player = await openSeat(t.url(side));
    await expect(player.page.locator("h1")).toHaveText(first);
    await player.until("a question", (s) => s.adventure?.fight === 1 && s.question !== undefined);
    const adventure = player.page.getByRole("region", { name: "Adventure" });
    await expect(adventure).toContainText("fight 1 of");
    await t.call("gm", "POST", "/api/v1/end", { winner: side, why: "a short fight" });
    await expect(adventure.getByRole("heading", { name: /^Next: / })).toContainText(second);
    await expect(adventure.getByRole("listitem").first()).toBeVisible();
    await expectAccessible(player.page, "the end of a fight of an adventure");
    await player.page.getByRole("button", { name: `Begin ${second}` }).click();
    for (const seat of [player, gm]) {
      await expect(seat.page.locator("h1")).toHaveText(second);
      const now = await seat.until("the second fight", (s) => s.adventure?.fight === 2);
      expect(now.summary).toBeUndefined();
      await expect(seat.page.getByRole("region", { name: "Adventure" })).toContainText(`${first}: won by`);
    }
  });
}

test("without script the next fight is begun by a form", async ({ table, openSeat }) => {
  const t = await table({ encounter: "drowned-bell" });
  await t.call("gm", "POST", "/api/v1/end", { winner: "pcs", why: "a short fight" });
  const player = await openSeat(t.url("pcs"), { javaScriptEnabled: false });
  await player.page.getByRole("button", { name: "Begin The lock-keeper's guests" }).click();
  await expect(player.page.getByRole("status").first()).toContainText("The next fight has begun.");
  await expect(player.page.locator("h1")).toHaveText("The lock-keeper's guests");
});

test("an adventure that is lost can be played again from its beginning, one that continues cannot", async ({ table, openSeat }) => {
  for (const winner of ["wardens", "crows"]) {
    const t = await table({ encounter: "winter-toll" });
    const player = await openSeat(t.url("wardens"));
    await t.call("gm", "POST", "/api/v1/end", { winner, why: "a short fight" });
    const adventure = player.page.getByRole("region", { name: "Adventure" });
    await expect(adventure).toContainText(winner === "crows" ? "The winter toll ends here" : "Next: ");
    const again = player.page.locator("fray-summary").getByRole("button", { name: "Play again" });
    await expect(again).toHaveCount(winner === "crows" ? 1 : 0);
    if (winner === "wardens") continue;
    const before = player.page.url();
    await again.click();
    await expect(player.page).not.toHaveURL(before);
    await expect(player.page.locator("h1")).toHaveText("The gatehouse");
    await expect(player.page.getByRole("region", { name: "Adventure" })).toContainText("The winter toll: fight 1 of 4");
  }
});
