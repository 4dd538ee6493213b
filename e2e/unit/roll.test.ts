// @vitest-environment happy-dom
// Tests of an itemized roll: its dice, its modifiers, and what it had to reach.

import { expect, test } from "vitest";
import { draw } from "../../internal/web/ts/dom";
import { roll } from "../../internal/web/ts/line_view";

test("what does not count is struck out, with the rule that says why", () => {
  const root = document.createElement("div");
  draw(root, roll({
    faces: [12],
    mods: [
      { rule: "flank.assist.give", title: "Assist", value: 4 },
      { rule: "flank.assist.give", title: "Assist", value: 4, fate: "does not stack with", by: "flank.assist.give", because: "Assist" },
    ],
    target: 12,
    against: [
      { rule: "flank.attack.armor_class", title: "Armor Class", value: 10 },
      { rule: "flank.core.ability_modifier", title: "Dexterity", value: 3, fate: "lost to", by: "flank.condition.surprised.numbers", because: "Surprised" },
    ],
  }));
  const mods = [...root.querySelectorAll(".mod")].map((m) => m.textContent?.trim());
  expect(mods).toEqual(["Assist +4", "Assist +4 does not stack with Assist", "Armor Class +10", "Dexterity +3 lost to Surprised"]);
  expect([...root.querySelectorAll("s")].map((s) => s.textContent)).toEqual(["+4", "+3"]);
  expect(root.querySelector(".against")?.textContent).toContain("against 12: Armor Class +10");
  expect(root.querySelector(".against .mod:last-child a:last-child")?.getAttribute("data-rule")).toBe("flank.condition.surprised.numbers");
});

test("a roll against nothing says nothing of it", () => {
  const root = document.createElement("div");
  draw(root, roll({ faces: [3], mods: [{ rule: "flow.check.advantage", title: "Advantage", value: 1, dice: true }] }));
  expect(root.querySelector(".against")).toBeNull();
  expect(root.textContent).toContain("Advantage +1 die");
});
