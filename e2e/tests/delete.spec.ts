// Deleting a table: after a confirmation, by a form without script, and what other pages show then.

import { expect, test } from "../fixtures";
import { player } from "../table";

test("a table is deleted after a confirmation, and everybody is notified", async ({ table, openSeat }) => {
  const t = await table({ encounter: "duel", seats: { town: player, hills: player } });
  const town = await openSeat(t.url("town"));
  const gm = await openSeat(t.url("gm"));
  await gm.page.locator("nav.tools").getByRole("button", { name: "Game master" }).click();
  const d = gm.page.locator("dialog.drawer");
  await d.getByRole("button", { name: "Delete this table" }).click();
  await expect(d).toContainText("permanently");
  await d.getByRole("button", { name: "Cancel" }).click();
  expect((await gm.page.request.get(t.url("gm"))).status()).toBe(200);
  await d.getByRole("button", { name: "Delete this table" }).click();
  await d.getByRole("button", { name: "Delete permanently" }).click();
  await expect(gm.page.locator("p.notice:not(.bad)")).toBeVisible();
  await expect(town.page.locator("body")).toContainText("This table has been deleted.");
  expect((await gm.page.request.get(t.url("town"))).status()).toBe(404);
});

test("an offline page of a deleted table says that its link no longer works", async ({ table, openSeat, context }) => {
  const t = await table({ encounter: "duel", seats: { town: player, hills: player } });
  const town = await openSeat(t.url("town"));
  await town.page.route("**/events?*", (r) => r.abort());
  const token = new URL(t.url("gm")).pathname.split("/")[2] ?? "";
  const gone = await context.request.delete(new URL("/api/v1/table", t.url("gm")).href, { headers: { Authorization: `Bearer ${token}` } });
  expect(gone.status()).toBe(204);
  await expect(town.page.locator("body")).toContainText(/has been deleted|no longer works/);
});

test("a browser remembers its tables and what-ifs, and forgets deleted ones", async ({ table, openSeat, problems }) => {
  const t = await table({ encounter: "duel", seats: { town: player, hills: player } });
  const gm = await openSeat(t.url("gm"));
  await gm.until("a question", (s) => s.question !== undefined);
  const token = new URL(t.url("gm")).pathname.split("/")[2] ?? "";
  const made = await gm.page.request.post(new URL("/api/v1/branch", t.url("gm")).href, { headers: { Authorization: `Bearer ${token}` }, data: { keep: 0 } });
  const { url } = (await made.json()) as { url: string };
  await gm.page.goto(url);
  await expect(gm.page.locator("h1")).toContainText("what if");
  await gm.page.goto("/");
  const mine = gm.page.locator("fray-mine li");
  await expect(mine).toHaveCount(2);
  await mine.first().getByRole("link", { name: "Resume as game master" }).click();
  await expect(gm.page).toHaveURL(url);
  await gm.page.request.delete(new URL("/api/v1/table", t.url("gm")).href, { headers: { Authorization: `Bearer ${token}` } });
  await gm.page.goto(url);
  await expect(gm.page.locator("p.status")).toHaveText("404");
  await gm.page.goto(t.url("gm"));
  await gm.page.goto("/");
  await expect(gm.page.getByRole("link", { name: /^Resume as/ })).toHaveCount(0);
  problems.splice(0); // the console reports missing pages
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a table is deleted by a form with a confirmation", async ({ table, page }) => {
    const t = await table({ encounter: "duel" });
    await page.goto(t.url("gm"));
    await page.locator("details.gm > summary").click();
    await page.getByRole("button", { name: "Delete this table" }).click();
    await expect(page).toHaveURL(t.url("gm")); // the box is not checked
    await page.getByLabel(/Permanently delete/).check();
    await page.getByRole("button", { name: "Delete this table" }).click();
    await expect(page.locator("p.notice:not(.bad)")).toBeVisible();
    expect((await page.request.get(t.url("gm"))).status()).toBe(404);
  });
});
