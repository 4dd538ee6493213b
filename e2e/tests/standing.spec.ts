// Standing answers: such questions are not asked; the answers are listed, changed and removed.

import { expect, test } from "../fixtures";
import { simpleChoice } from "../strategy";

test("a standing answer replaces a question", async ({ table, openSeat }) => {
  const t = await table({ encounter: "duel" });
  const me = await openSeat(t.url("town"));
  let s = await me.asked();
  const pane = me.page.locator("fray-standing");
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
  await pane.locator("summary").click();
  await expect(pane.locator("li")).toContainText("defend: ask me only when");
  await pane.getByLabel("Question").selectOption("intercept");
  await pane.locator("select[name=verb]").selectOption({ label: "ask me" });
  await pane.getByLabel("Only when I am the target").check();
  await pane.getByRole("button", { name: "Add" }).click();
  await expect(pane.locator("li").filter({ hasText: "intercept: ask me only when I am the target" })).toHaveCount(1);
});
