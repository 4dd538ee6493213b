// Help for a choice: what is blocked and why, odds, the filter, the path on the map, and the text of rules.

import type { Choice, State } from "../../internal/web/ts/types";
import { expect, test } from "../fixtures";
import { simpleChoice } from "../strategy";
import { player } from "../table";

for (const [encounter, seat, verb] of [["duel", "town", "attack:garrick"], ["champions", "pcs", "attack:harl"]] as const) {
  test(`blocked choices have reasons, and rules have texts: ${encounter}`, async ({ table, openSeat }) => {
    const t = await table({ encounter });
    const me = await openSeat(t.url(seat));
    await me.asked();
    await me.question.getByRole("button", { name: /What is blocked/ }).click();
    const blocked = me.question.locator(".blocked");
    await expect(blocked.locator(".blocked-line").first()).toBeVisible();
    const reason = blocked.locator("a[data-rule]").first();
    const id = await reason.getAttribute("data-rule");
    await reason.click();
    const dialog = me.page.locator("dialog[open]");
    await expect(dialog.locator("code")).toHaveText(id!);
    await me.page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  });

  test(`the odds of the picked choice are shown: ${encounter}`, async ({ table, openSeat }) => {
    const t = await table({ encounter });
    const me = await openSeat(t.url(seat));
    const s = await me.asked();
    const attack = s.question!.choices!.find((c) => c.key.startsWith(verb))!;
    await me.field(attack).check();
    await expect(me.question.locator(".detail .odds")).toContainText("%");
    await expect(me.doIt).toContainText(attack.label);
  });
}

test("the filter hides choices without its words", async ({ table, openSeat }) => {
  const t = await table({ encounter: "duel" });
  const me = await openSeat(t.url("town"));
  await me.asked();
  await me.page.keyboard.press("/");
  await expect(me.question.getByRole("searchbox")).toBeFocused();
  await me.page.keyboard.type("feint");
  const rows = me.question.locator("fieldset.group > *:not(legend)");
  await expect(rows.first()).toContainText("feint");
  for (const text of await rows.allTextContents()) expect(text).toContain("feint");
  await me.page.keyboard.press("Escape");
});

test("a rule in the log opens in a dialog and has a page", async ({ table, openSeat }) => {
  const t = await table({ encounter: "duel" });
  const me = await openSeat(t.url("town"));
  await me.asked();
  const link = me.page.locator("fray-log a[data-rule]:visible").first();
  const href = await link.getAttribute("href");
  const id = await link.getAttribute("data-rule");
  await link.click();
  await expect(me.page.locator("dialog[open] code")).toHaveText(id!);
  await me.page.locator("dialog[open]").getByRole("button", { name: "Close" }).click();
  await me.page.goto(href!);
  await expect(me.page.locator("article.rule code")).toHaveText(id!);
});

test("hovering over a place shows the path and its cost", async ({ table, openSeat }) => {
  const t = await table({ encounter: "bridge" });
  const me = await openSeat(t.url("wardens"));
  const s = await me.asked();
  const move = s.question!.choices!.find((c) => c.key.startsWith("move:") && (c.path?.length ?? 0) > 1 && !c.warnings?.length)!;
  const at = await me.map.place(move.cell!);
  await me.page.mouse.move(at.x, at.y);
  await expect(me.page.locator("fray-board .fb-way-over")).toBeVisible();
  await expect(me.page.locator("fray-board .fb-cost")).toContainText(move.cost!);
});

test("attacks say their chance and their damage at a glance, one below the other", async ({ table, openSeat }) => {
  const t = await table({ encounter: "duel" });
  const me = await openSeat(t.url("town"));
  await me.asked();
  const odds = me.question.locator(".group:not([hidden]) .choice-odds");
  await expect(odds.first()).toHaveText(/^\d+ %−\d+\.\d$/);
  await expect(odds.filter({ hasText: "%" })).toHaveCount(await odds.count());
  const ends = await odds.evaluateAll((all) => all.map((x) => Math.round(x.getBoundingClientRect().right)));
  const columns = await me.question.locator(".group:not([hidden])").evaluate((g) => getComputedStyle(g).gridTemplateColumns.split(" ").length);
  expect(new Set(ends).size).toBeLessThanOrEqual(columns);
});

test("answers to an attack say how likely it hits all the same, and the damage", async ({ table, openSeat }) => {
  const t = await table({ encounter: "duel" });
  const me = await openSeat(t.url("town"));
  let s = await me.asked();
  while (s.question?.kind !== "defend") {
    await me.take(s.question!.choices!.find((c) => c.key === "end") ?? simpleChoice(s));
    s = await me.asked(s.question!.id);
  }
  const pass = me.question.locator(".choice").filter({ hasText: "do nothing" });
  await expect(pass.locator(".choice-odds")).toHaveText(/^hit \d+ %−\d+\.\d$/);
});

test("odds that arrive during a click do not break it", async ({ table, openSeat }) => {
  const t = await table({ encounter: "duel" });
  const me = await openSeat(t.url("town"));
  const s = await me.asked();
  const attack = s.question!.choices!.find((c) => c.key.startsWith("attack:garrick"))!;
  let arrive = (): void => undefined;
  const pressed = new Promise<void>((done) => (arrive = done));
  await me.page.route("**/api/v1/odds?*", async (route) => {
    await pressed;
    await route.continue();
  });
  const asked = me.page.waitForRequest("**/api/v1/odds?*");
  const at = await me.map.place("garrick");
  await me.page.mouse.click(at.x, at.y);
  await asked;
  await me.map.card.locator(`button[data-key="${attack.key}"]`).hover();
  await me.page.mouse.down();
  const answered = me.page.waitForResponse("**/api/v1/odds?*");
  arrive();
  await answered;
  await me.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await me.page.mouse.up();
  await me.asked(s.question!.id);
});

test("the tab of a turn stays open over a question in its middle", async ({ table, openSeat }) => {
  const t = await table({ encounter: "three-towers", seats: { wardens: player } });
  const me = await openSeat(t.url("wardens"));
  const spell = (s: State): Choice | undefined => s.question?.choices?.find((c) => c.key.startsWith("cast:ember-fall") && c.wide);
  let s = await me.asked();
  while (!spell(s)) {
    await me.take(s.question!.choices!.find((c) => c.key === "end") ?? simpleChoice(s));
    s = await me.asked(s.question!.id);
  }
  await me.take(spell(s)!);
  s = await me.asked(s.question!.id);
  expect(s.question!.kind).not.toBe("turn");
  while (s.question!.kind !== "turn") {
    await me.take(s.question!.choices![0]!);
    s = await me.asked(s.question!.id);
  }
  await expect(me.question.getByRole("button", { name: "Abilities" })).toHaveAttribute("aria-pressed", "true");
});

test("a reaction is declined with one press, in reach without scrolling", async ({ table, openSeat }) => {
  const t = await table({ encounter: "duel" });
  const me = await openSeat(t.url("town"));
  let s = await me.asked();
  while (s.question?.kind !== "defend") {
    await expect(me.question.locator(".decline"), "a turn is not over by one press").toHaveCount(0);
    const was = s.question!.id;
    await me.take(s.question!.choices!.find((c) => c.key === "end") ?? simpleChoice(s));
    s = await me.asked(was);
  }
  const was = s.question;
  const nothing = was.choices!.find((c) => c.key === was.default)!;
  expect(nothing.free, "the default takes nothing").toBe(true);
  const decline = me.question.locator(".decline");
  await expect(decline).toBeInViewport();
  await decline.click();
  await me.until("it is answered", (now) => now.question?.id !== was.id);
  await expect(me.log.filter({ hasText: "dodge" })).toHaveCount(0);
});
