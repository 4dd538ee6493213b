// Play now: one click from the home page to the first decision against bots.

import { expect, test } from "../fixtures";

test("one click leads to the first decision", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Play now Duel at the mill, against bots" }).click();
  await expect(page.locator("fray-question").getByRole("radio").first()).toBeVisible();
  expect(new URL(page.url()).hash, "the game master's link leaves the address").toBe("");

  await page.goto("/");
  const mine = page.locator("fray-mine li").first();
  await expect(mine.getByRole("link", { name: /Resume as/ })).toHaveCount(2);
  await mine.getByRole("link", { name: "Resume as game master" }).click();
  await expect(page.getByRole("button", { name: "Game master" })).toBeVisible();
});
