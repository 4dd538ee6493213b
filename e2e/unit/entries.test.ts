// Tests of the rows of a question, which the server arranges: internal/present and package api test what they are.

import { expect, test } from "vitest";
import { aimOf, ends, entries, verbOf } from "../../internal/web/ts/entries";
import type { Choice, Question } from "../../internal/web/ts/types";

const choice = (key: string, more: Partial<Choice> = {}): Choice => ({ key, label: key, ...more });

test("rows take the choices one after the other; those without are gone", () => {
  const q = {
    kind: "turn",
    choices: [choice("hit:a", { group: "1 AP" }), choice("hit:b", { group: "1 AP" }), choice("walk"), choice("end", { group: "free" })],
    rows: [
      { number: 1, tab: "attack", label: "hit", choices: 2 }, { number: 4, tab: "attack", label: "shoot" }, { number: 2, tab: "move", label: "walk", more: "away", choices: 1 },
      { number: 3, tab: "other", label: "end", choices: 1 },
    ],
  } as unknown as Question;
  const all = entries(q);
  expect(all.map((e) => `${e.number} ${e.tab} ${e.group}|${e.label}|${e.more}|${e.choices.map((c) => c.key).join(" ")}`)).toEqual([
    "1 attack 1 AP|hit||hit:a hit:b", "4 attack |shoot||", "2 move |walk|away|walk", "3 other free|end||end",
  ]);
  expect(all.map((e) => [e.gone, ends(e)])).toEqual([[false, false], [true, false], [false, false], [false, true]]);
  expect(q.choices).toHaveLength(4);
});

test("targets and verbs", () => {
  expect([aimOf(choice("x", { aim: "Ann", target: "a" })), aimOf(choice("x", { target: "a" })), aimOf(choice("x", { cell: "1,1" })), aimOf(choice("x"))]).toEqual(["Ann", "a", "1,1", ""]);
  expect([verbOf("attack:a:b"), verbOf("end")]).toEqual(["attack", "end"]);
});
