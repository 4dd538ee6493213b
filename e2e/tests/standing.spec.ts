// Standing answers: what a seat always answers is not asked; it is seen, changed and taken away.

import { expect, test } from "../house";
import { sensible } from "../sense";

test("a seat that never wants to be asked how to defend is not", async ({ table, sit }) => {
  const t = await table({ encounter: "duel" });
  const me = await sit(t.url("town"));
  let s = await me.asked();
  const pane = me.page.locator("fray-standing");
  await pane.locator("summary").click();
  await pane.getByLabel("When asked to").selectOption("defend");
  await pane.locator("select[name=verb]").selectOption("");
  await pane.getByRole("button", { name: "Answer so" }).click();
  await expect(pane.locator("li")).toContainText("defend");
  let attacks = 0;
  while (!s.view.over && s.view.round < 4) {
    expect(s.question?.kind).not.toBe("defend");
    const was = s.question!.id;
    await me.take(s.question!.choices!.find((c) => c.key === "end") ?? sensible(s));
    s = await me.asked(was);
    attacks = await me.log.filter({ hasText: "Garrick Two-Axe: attack Edda Thorn" }).count();
  }
  expect(attacks).toBeGreaterThan(0);
  // and asked again
  await pane.getByRole("button", { name: "Ask again" }).click();
  await expect(pane.locator("li")).toHaveCount(0);
});

test("from now on: the answer that is given once is given each time", async ({ table, sit }) => {
  const t = await table({ encounter: "duel" });
  const me = await sit(t.url("town"));
  let s = await me.asked();
  while (s.question?.kind !== "defend") {
    const was = s.question!.id;
    await me.take(s.question!.choices!.find((c) => c.key === "end") ?? sensible(s));
    s = await me.asked(was);
    expect(s.view.over ?? false).toBe(false);
  }
  await me.question.getByLabel("And from now on").selectOption("always");
  await me.take(s.question.choices!.find((c) => c.key === "dodge") ?? s.question.choices![0]!);
  const after = await me.until("the standing answer", (now) => (now.seats.find((x) => x.name === "town")?.standing ?? []).length === 1);
  expect(after.seats.find((x) => x.name === "town")?.standing?.[0]?.kind).toBe("defend");
});
