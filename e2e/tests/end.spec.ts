// The end of a fight: who won, how it went, what decided it, and what to do next.

import { expect, test } from "../fixtures";

test("the end says who won, looks back, and starts the same fight again", async ({ table, openSeat }) => {
  const t = await table({ encounter: "bridge" });
  const me = await openSeat(t.url("wardens"));
  await me.asked();
  for (const k of (await me.state()).view.tokens) if (k.side === "reavers") await t.weaken(k.id, 1);
  await t.call("gm", "POST", "/api/v1/seat", { seat: "wardens", plays: "greedy" });
  const s = await me.until("the end", (now) => now.view.over === true);
  const end = me.page.locator("fray-summary");
  await expect(end.locator(".end-verdict")).toHaveText(s.summary!.winner === "wardens" ? "Victory" : "Defeat");
  await expect(end.locator(".highlights li").first()).toBeVisible();
  await expect(end.locator(".course-line")).toHaveCount(2);
  await expect(end.locator(".decided")).toContainText(s.summary!.turn!.text);

  await end.getByRole("button", { name: "Look back" }).click();
  await expect(me.page.locator("fray-past")).toContainText(`After ${s.summary!.turn!.at} of`);
  await me.page.getByRole("button", { name: "Return to now" }).click();
  await end.locator(".course-plot").click({ position: { x: 4, y: 40 } });
  await expect(me.page.locator("fray-past")).toContainText("After ");

  await t.call("gm", "POST", "/api/v1/seat", { seat: "wardens", plays: "player" });
  await end.getByRole("button", { name: "Play again" }).click();
  await me.page.waitForURL((url) => !t.url("wardens").includes(url.pathname));
  const again = await me.asked();
  expect(again.name).toBe(s.name);
  expect(again.table).not.toBe(s.table);
});

test("the game master starts the same fight again, with the same seats", async ({ table, openSeat }) => {
  const t = await table({ encounter: "duel", seats: { town: "player", hills: "greedy" } });
  await (await openSeat(t.url("town"))).asked();
  const me = await openSeat(t.url("gm"));
  for (const k of (await me.state()).view.tokens) if (k.side === "hills") await t.weaken(k.id, 1);
  await t.call("gm", "POST", "/api/v1/seat", { seat: "town", plays: "greedy" });
  const s = await me.until("the end", (now) => now.view.over === true);
  await me.page.locator("fray-summary").getByRole("button", { name: "Play again" }).click();
  const link = await me.page.locator("fray-links a").first().getAttribute("href");
  const again = await (await openSeat(new URL(link!, me.page.url()).href)).state();
  expect(again.seats.map((x) => [x.name, x.plays])).toEqual(s.seats.map((x) => [x.name, x.plays]));
  expect(again.table).not.toBe(s.table);
});
