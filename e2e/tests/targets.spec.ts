// Choices that differ only in their target are one row, with the targets side by side.

import type { Choice, State } from "../../internal/web/ts/types";
import { expect, test } from "../fixtures";
import type { Seat } from "../seat";
import { simpleChoice } from "../strategy";
import { player } from "../table";

// several plays until a verb has a family with two targets or more, and returns it; spared: each with the option to knock it out.
async function several(me: Seat, verb: string, spared = false): Promise<{ s: State; family: Choice[] }> {
  let s = await me.asked();
  for (;;) {
    const all = s.question?.choices ?? [];
    const found = all.filter((c) => c.key.startsWith(`${verb}:`) && c.target !== undefined && !c.key.endsWith(":spare")
      && (!spared || all.some((x) => x.key === `${c.key}:spare`)));
    const stem = (c: Choice): string => c.key.replace(`:${c.target}`, ":");
    const family = found.filter((c) => stem(c) === stem(found[0]!));
    if (family.length > 1) {
      await me.show(family[0]!);
      return { s, family };
    }
    expect(s.view.over ?? false, "a fight with a choice among targets").toBe(false);
    await me.take(simpleChoice(s));
    s = await me.asked(s.question?.id);
  }
}

for (const [encounter, seat, verb] of [["bridge", "wardens", "know"], ["ford-gate", "pcs", "use"]] as const) {
  test(`a family is one row with its targets: ${encounter}`, async ({ table, openSeat }) => {
    const t = await table({ encounter, seats: { [seat]: player, ...(encounter === "ford-gate" ? { gm: "greedy" } : {}) } });
    const me = await openSeat(t.url(seat));
    const { family } = await several(me, verb);
    const [first, second] = family as [Choice, Choice];
    const row = me.row(first);
    expect(await row.getAttribute("data-keys")).toBe(await me.row(second).getAttribute("data-keys"));
    for (const c of family) await expect(row.getByRole("radio", { name: c.label })).toHaveCount(1);

    await me.field(first).focus();
    await me.page.keyboard.press("ArrowRight");
    await expect(me.field(second)).toBeChecked();
    await expect(me.doIt).toContainText(second.label);
    await me.page.keyboard.press("ArrowLeft");
    await expect(me.field(first)).toBeChecked();
    if (encounter === "bridge") { // the rows around that of ford-gate are other families
      await me.page.keyboard.press("ArrowDown");
      await expect(row.locator("input:checked")).toHaveCount(0);
      await me.page.keyboard.press("ArrowUp");
      await expect(row.locator("input:checked")).toHaveCount(1);
    }

    const before = await me.state();
    await me.field(second).click();
    await me.doIt.click();
    expect((await me.asked(before.question!.id)).inputs).toBeGreaterThan(before.inputs);
  });
}

test("each target shows its odds", async ({ table, openSeat }) => {
  const t = await table({ encounter: "ford-gate", seats: { pcs: player, gm: "greedy" } });
  const me = await openSeat(t.url("pcs"));
  const { family } = await several(me, "use");
  await me.field(family[0]!).click();
  for (const c of family.slice(0, 2)) await expect(me.row(c).getByRole("radio", { name: new RegExp(`${c.label}, [0-9.]+ %`) })).toHaveCount(1);
});

test("a variation of a family is closed at first", async ({ table, openSeat }) => {
  const t = await table({ encounter: "ford-gate", seats: { pcs: player, gm: "greedy" } });
  const me = await openSeat(t.url("pcs"));
  const { s, family } = await several(me, "use", true);
  const spare = s.question!.choices!.find((c) => c.key === `${family[0]!.key}:spare`)!;
  await expect(me.field(spare)).toBeHidden();
  await me.row(spare).locator("summary").click();
  await me.field(spare).click();
  await expect(me.doIt).toContainText(spare.label);
});
