// Standing answers: such questions are not asked; the answers are listed, changed and removed.

import { expect, test } from "../fixtures";
import { simpleChoice } from "../strategy";

test("a standing answer replaces a question", async ({ table, openSeat }) => {
  const t = await table({ encounter: "duel" });
  const me = await openSeat(t.url("town"));
  let s = await me.asked();
  const pane = me.page.locator("fray-standing");
  await me.part("Table");
  await pane.locator("summary").click();
  await pane.getByLabel("Question").selectOption("defend");
  await pane.locator("select[name=verb]").selectOption("");
  await pane.getByRole("button", { name: "Add" }).click();
  await expect(pane.locator("li")).toContainText("defend");
  let attacks = 0;
  while (!s.view.over && s.view.round < 4) {
    expect(s.question?.kind).not.toBe("defend");
    const was = s.question!.id;
    await me.take(s.question!.choices!.find((c) => c.key === "end") ?? simpleChoice(s));
    s = await me.asked(was);
    attacks = await me.log.filter({ hasText: "Garrick Two-Axe: attack Edda Thorn" }).count();
  }
  expect(attacks).toBeGreaterThan(0);
  // the question is asked again
  await pane.getByRole("button", { name: "Remove" }).click();
  await expect(pane.locator("li")).toHaveCount(0);
});

test("an answer can be made a standing answer", async ({ table, openSeat }) => {
  const t = await table({ encounter: "duel" });
  const me = await openSeat(t.url("town"));
  let s = await me.asked();
  while (s.question?.kind !== "defend") {
    const was = s.question!.id;
    await me.take(s.question!.choices!.find((c) => c.key === "end") ?? simpleChoice(s));
    s = await me.asked(was);
    expect(s.view.over ?? false).toBe(false);
  }
  await me.question.getByLabel("From now on").selectOption("always");
  await me.take(s.question.choices!.find((c) => c.key === "dodge") ?? s.question.choices![0]!);
  const after = await me.until("the standing answer", (now) => (now.seats.find((x) => x.name === "town")?.standing ?? []).length === 1);
  expect(after.seats.find((x) => x.name === "town")?.standing?.[0]?.kind).toBe("defend");
});

test("a question can be asked only when one combatant acts", async ({ table, openSeat }) => {
  const t = await table({ encounter: "bridge", seats: { wardens: "player", reavers: "greedy" } });
  const me = await openSeat(t.url("wardens"));
  let s = await me.asked();
  while (s.question?.kind !== "defend") {
    const was = s.question!.id;
    await me.take(s.question!.choices!.find((c) => c.key === "end") ?? simpleChoice(s));
    s = await me.asked(was);
    expect(s.view.over ?? false).toBe(false);
  }
  const foe = s.question.actor!;
  expect(s.view.tokens.some((x) => x.id === foe)).toBe(true);
  await me.question.getByLabel("From now on").selectOption("actor");
  await me.take(s.question.choices!.at(-1)!);
  const after = await me.until("the standing answer", (now) => (now.seats.find((x) => x.name === "wardens")?.standing ?? []).length === 1);
  expect(after.seats.find((x) => x.name === "wardens")?.standing?.[0]).toEqual({ kind: "defend", ask: true, actor: foe });
  // the list says it in words, and the same can be set by hand, for the target
  const pane = me.page.locator("fray-standing");
  await me.part("Table");
  await pane.locator("summary").click();
  await expect(pane.locator("li")).toContainText("defend: ask me only when");
  await pane.getByLabel("Question").selectOption("intercept");
  await pane.locator("select[name=verb]").selectOption({ label: "ask me" });
  await pane.getByLabel("Only when I am the target").check();
  await pane.getByRole("button", { name: "Add" }).click();
  await expect(pane.locator("li").filter({ hasText: "intercept: ask me only when I am the target" })).toHaveCount(1);
});

test("a standing answer can depend on numbers of the ruleset, also on the own turn", async ({ table, openSeat, problems }) => {
  const t = await table({ encounter: "landing", seats: { oar: "player", stair: "greedy" } });
  const me = await openSeat(t.url("oar"));
  await me.asked();
  const pane = me.page.locator("fray-standing");
  await me.part("Table");
  await pane.locator("summary").click();
  await pane.getByLabel("Question").selectOption("turn");
  await pane.locator("select[name=verb]").selectOption("surge");
  await pane.getByLabel("With (part of the answer)").fill("retry");
  const first = pane.getByRole("group", { name: "Only if", exact: true });
  await first.getByLabel("Number").selectOption("failure");
  await first.getByLabel("Is").selectOption("more");
  await first.getByLabel("Value").fill("1");
  await pane.getByRole("group", { name: "And only if" }).getByLabel("Number").selectOption("fatigue");
  const add = pane.getByRole("button", { name: "Add" });
  await add.click();
  await expect(pane.locator("li")).toHaveCount(1);
  await expect(pane.locator("li")).toContainText("turn: surge retry if failure is 1 or more and fatigue is 0");
  // another benefit stands beside it, and each is removed alone
  await pane.getByLabel("With (part of the answer)").fill("resistance");
  await add.click();
  await expect(pane.locator("li")).toHaveCount(2);
  await pane.locator("li", { hasText: "retry" }).getByRole("button", { name: "Remove" }).click();
  await expect(pane.locator("li")).toHaveCount(1);
  await expect(pane.locator("li")).toContainText("surge resistance");
  // without a condition the turn is refused, with the reason
  await first.getByLabel("Number").selectOption("");
  await pane.getByRole("group", { name: "And only if" }).getByLabel("Number").selectOption("");
  await add.click();
  await expect(pane.getByRole("alert")).toContainText("must have a condition on one of these numbers");
  problems.splice(0); // the console reports the refusal
});
