// An adventure at a table: its fights one after another, on the same page and under the same links.

import { expect, test } from "../fixtures";
import { expectAccessible } from "../accessibility";
import type { State } from "../../internal/web/ts/types";

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

test("before the next fight, each player is asked about the rest of its hero, who has the wounds of the last one", async ({ table, openSeat }) => {
  const t = await table({ encounter: "drowned-bell", each: ["pcs"] });
  await t.weaken("hanne", 9);
  await t.weaken("luc", 7);
  await t.call("gm", "POST", "/api/v1/end", { winner: "pcs", why: "a short fight" });
  const hanne = await openSeat(t.url("hanne"));
  const luc = await openSeat(t.url("luc"));
  const adventure = hanne.page.getByRole("region", { name: "Adventure" });
  await expect(adventure.getByRole("heading")).toHaveText("Next: a quick rest, then The lock-keeper's guests");
  const party = adventure.locator(".party").getByRole("listitem");
  await expect(party.first()).toContainText("Hanne Dorl: HP 9 of 38, recoveries 9 of 9");
  await expect(party.nth(1)).toContainText("Luc Fenner: HP 7 of 38, recoveries 8 of 8");
  await hanne.page.getByRole("button", { name: "Begin The lock-keeper's guests" }).click();

  for (const seat of [hanne, luc]) await expect(seat.page.locator("h1")).toHaveText("The lock-keeper's guests");
  const hers = await hanne.asked();
  expect(hers.question).toMatchObject({ kind: "rest", who: "hanne", mine: true });
  expect(health(hers, "hanne")).toBe(9);
  await expect(hanne.question).toContainText("Hanne Dorl rests with 9 HP of 38 and 9 Recoveries.");
  const waiting = await luc.until("the second fight", (s) => s.adventure?.fight === 2);
  expect(waiting.question, "only one is asked").toBeUndefined();
  let asked = hers;
  for (let key = "recover"; asked.question?.mine; key = asked.question?.kind === "rest" ? "none" : asked.question?.default ?? "") {
    const { id, choices } = asked.question;
    await hanne.take(choices!.find((c) => c.key === key)!);
    asked = await hanne.until("the answer is taken", (s) => s.question?.id !== id);
  }
  expect(health(asked, "hanne")).toBeGreaterThan(9);
  const his = await luc.asked();
  expect(his.question).toMatchObject({ kind: "rest", who: "luc", mine: true });
  expect(health(his, "luc")).toBe(7);
});

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

function health(s: State, who: string): number | undefined {
  return s.view.tokens.find((t) => t.id === who)?.meters?.find((m) => m.health)?.value;
}
