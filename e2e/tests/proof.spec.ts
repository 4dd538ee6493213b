// Provable dice: a seat's page stirs them, no page shows the seed during the fight, and afterwards the page, the replay and the
// saved file prove that the seed matches the commitment.

import { readFile, writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { player } from "../table";

async function proved(page: Page, seed: string): Promise<void> {
  const part = page.locator(".bar").getByRole("button", { name: "Table", exact: true });
  if (await part.isVisible() && (await part.getAttribute("aria-expanded")) === "false") await part.click();
  await page.getByText("Where the dice come from").click();
  await expect(page.locator("fray-proof")).toContainText(seed);
  await expect(page.locator("fray-proof [role=status]")).toHaveText("Checked by this browser: the revealed seed matches the commitment.");
}

test("the page stirs, the fight starts, and the dice are proved at the end", async ({ table, openSeat, browser }, info) => {
  const t = await table({ encounter: "duel", seats: { town: player, hills: "greedy" }, seed: 0 });
  const before = await t.state("spectator");
  expect(before.proof?.open).toBe(true);
  expect(before.proof?.seed).toBeUndefined();
  const gm = await openSeat(t.url("gm"));
  await expect(gm.page.locator("fray-stir")).toContainText(before.proof!.commit!);
  const me = await openSeat(t.url("town"));
  await expect(me.page.locator("fray-stir .stir")).toHaveCount(0);
  await me.asked();
  const begun = await t.state("town");
  expect(begun.proof?.stirs?.map((s) => s.seat).sort()).toEqual(["gm", "town"]);
  expect(begun.proof?.stirs?.find((s) => s.seat === "town")?.text).toMatch(/^[0-9a-f]{32}$/);
  expect(begun.proof?.commit).toBe(before.proof?.commit);
  await t.call("gm", "POST", "/api/v1/seat", { seat: "town", plays: "greedy" });
  await expect.poll(async () => (await t.state("town")).view.over ?? false).toBe(true);
  const seed = (await t.state("spectator")).proof?.seed ?? "";
  expect(seed).toMatch(/^[0-9a-f]{64}$/);
  await proved(me.page, seed);
  await expect(me.page.locator("fray-proof")).toContainText("are the ones this browser stored before the first roll");

  await me.page.goto(`${t.url("town")}/replay`);
  await proved(me.page, seed);
  const waiting = me.page.waitForEvent("download");
  await me.page.getByRole("link", { name: "Save as one file" }).click();
  const file = info.outputPath("replay.html");
  await (await waiting).saveAs(file);
  const offline = await browser.newContext({ offline: true });
  const alone = await offline.newPage();
  await alone.goto(pathToFileURL(file).href);
  await proved(alone, seed);
  const other = (seed.startsWith("0") ? "1" : "0") + seed.slice(1);
  const changed = info.outputPath("changed.html");
  await writeFile(changed, (await readFile(file, "utf8")).replaceAll(seed, other));
  await alone.goto(pathToFileURL(changed).href);
  await alone.getByText("Where the dice come from").click();
  await expect(alone.locator("fray-proof [role=status]")).toContainText("does not match the commitment");
  await offline.close();
});

test("every page marks practice dice", async ({ table, openSeat }) => {
  const t = await table({ encounter: "duel", seed: 7 });
  const me = await openSeat(t.url("town"));
  await expect(me.page.locator(".bar").getByText("practice dice")).toBeVisible();
  await expect(me.page.locator("fray-proof")).toContainText("anyone who knows or guesses the seed can predict them");
  await me.page.goto(`${t.url("town")}/replay`);
  await expect(me.page.locator(".bar").getByText("practice dice")).toBeVisible();
});

test("without script, forms stir the dice and start the fight", async ({ table, browser }) => {
  const t = await table({ encounter: "duel", seats: { town: player, hills: player }, seed: 0 });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(t.url("town"));
  await page.getByLabel("Your text (anything random)").fill("my own text");
  await page.getByRole("button", { name: "Stir the dice" }).click();
  expect((await t.state("town")).proof?.stirs).toEqual([{ seat: "town", text: "my own text" }]);
  await page.getByRole("button", { name: "Start the fight" }).click();
  expect((await t.state("town")).proof?.open).toBeUndefined();
  await context.close();
});
