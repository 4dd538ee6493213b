// A table that is deleted: by a second word of the game master's, by a form without script, and what the others are told.

import { expect, test } from "../house";

test("a table is deleted at the second word, and everybody is told so", async ({ table, sit }) => {
  const t = await table({ encounter: "duel", seats: { town: "player", hills: "player" } });
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
  await expect(gm.page.locator("p.says")).toContainText("Table deleted.");
  await expect(town.page.locator("body")).toContainText("This table has been deleted.");
  expect((await gm.page.request.get(t.url("town"))).status()).toBe(404);
});

test("a page that was away while its table was deleted says that its link leads nowhere", async ({ table, sit, context }) => {
  const t = await table({ encounter: "duel", seats: { town: "player", hills: "player" } });
  const town = await sit(t.url("town"));
  await town.page.route("**/events?*", (r) => r.abort());
  const token = new URL(t.url("gm")).pathname.split("/")[2] ?? "";
  const gone = await context.request.delete(new URL("/api/table", t.url("gm")).href, { headers: { Authorization: `Bearer ${token}` } });
  expect(gone.status()).toBe(204);
  await expect(town.page.locator("body")).toContainText(/has been deleted|works no more/);
});

test("a browser finds its tables again, what-ifs too, and forgets those that are gone", async ({ table, sit, troubles }) => {
  const t = await table({ encounter: "duel", seats: { town: "player", hills: "player" } });
  const gm = await sit(t.url("gm"));
  await gm.until("a question", (s) => s.question !== undefined);
  const token = new URL(t.url("gm")).pathname.split("/")[2] ?? "";
  const made = await gm.page.request.post(new URL("/api/branch", t.url("gm")).href, { headers: { Authorization: `Bearer ${token}` }, data: { keep: 0 } });
  const { url } = (await made.json()) as { url: string };
  await gm.page.goto(url);
  await expect(gm.page.locator("h1")).toContainText("what if");
  await gm.page.goto("/");
  const others = gm.page.locator("fray-tables details");
  await others.locator("summary").click();
  await expect(others.locator("li")).toHaveCount(1);
  await others.getByRole("link", { name: "Go on as game master" }).click();
  await expect(gm.page).toHaveURL(url);
  await gm.page.request.delete(new URL("/api/table", t.url("gm")).href, { headers: { Authorization: `Bearer ${token}` } });
  await gm.page.goto(url);
  await expect(gm.page.locator("h1")).toContainText("nothing here");
  await gm.page.goto(t.url("gm"));
  await gm.page.goto("/");
  await expect(gm.page.getByRole("link", { name: /^Go on as/ })).toHaveCount(0);
  troubles.splice(0); // that pages are gone is in the browser's console
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
    await expect(page.locator("p.says")).toContainText("Table deleted.");
  });
});
