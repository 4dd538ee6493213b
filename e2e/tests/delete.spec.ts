// A table that is deleted: by a second word of the game master's, by a form without script, and what the others are told.

import { expect, test } from "../house";

test("a table is deleted at the second word, and everybody is told so", async ({ table, sit }) => {
  const t = await table({ encounter: "duel", seats: { town: "person", hills: "person" } });
  const town = await sit(t.url("town"));
  const gm = await sit(t.url("gm"));
  await gm.page.locator("nav.tools").getByRole("button", { name: "Game master" }).click();
  const d = gm.page.locator("dialog.drawer");
  await d.getByRole("button", { name: "Delete this table" }).click();
  await expect(d).toContainText("for ever");
  await d.getByRole("button", { name: "Keep it" }).click();
  expect((await gm.page.request.get(t.url("gm"))).status()).toBe(200);
  await d.getByRole("button", { name: "Delete this table" }).click();
  await d.getByRole("button", { name: "Delete it for ever" }).click();
  await expect(gm.page.locator("p.says")).toContainText("The table is deleted.");
  await expect(town.page.locator("body")).toContainText("This table has been deleted.");
  expect((await gm.page.request.get(t.url("town"))).status()).toBe(404);
});

test("a page that was away while its table was deleted says that its link leads nowhere", async ({ table, sit, context }) => {
  const t = await table({ encounter: "duel", seats: { town: "person", hills: "person" } });
  const town = await sit(t.url("town"));
  await town.page.route("**/events?*", (r) => r.abort());
  const token = new URL(t.url("gm")).pathname.split("/")[2] ?? "";
  const gone = await context.request.delete(new URL("/api/table", t.url("gm")).href, { headers: { Authorization: `Bearer ${token}` } });
  expect(gone.status()).toBe(204);
  await expect(town.page.locator("body")).toContainText(/has been deleted|works no more/);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a table is deleted by a form that asks whether it is meant", async ({ table, page }) => {
    const t = await table({ encounter: "duel" });
    await page.goto(t.url("gm"));
    await page.locator("details.gm > summary").click();
    await page.getByRole("button", { name: "Delete this table" }).click();
    await expect(page).toHaveURL(t.url("gm")); // the box is not ticked
    await page.getByLabel(/Delete the table for ever/).check();
    await page.getByRole("button", { name: "Delete this table" }).click();
    await expect(page.locator("p.says")).toContainText("The table is deleted.");
  });
});
