// Tests of choices as people read them: rows, families of targets, and numbers. internal/present does the same in Go.

import { expect, test } from "vitest";
import { aimOf, entries, verbOf } from "../../internal/web/ts/entries";
import { type Act, firstTab, Slots } from "../../internal/web/ts/slots";
import type { Choice, Question, State } from "../../internal/web/ts/types";

const choice = (key: string, more: Partial<Choice> = {}): Choice => ({ key, label: key, ...more });
const shown = (all: Choice[]): string[] => entries(all).map((e) => `${e.number} ${e.group}|${e.label}|${e.choices.map((c) => c.key).join(" ")}`);

test("choices that differ only in their target are one row, in the order of the first", () => {
  expect(shown([
    choice("attack:a", { row: "attack …", target: "a", group: "1 AP" }), choice("end"), choice("attack:b", { row: "attack …", target: "b", group: "1 AP" }),
  ])).toEqual(["1 1 AP|attack|attack:a attack:b", "2 |end|end"]);
});

test("another price, group or addition is another row", () => {
  const a = (key: string, more: Partial<Choice>) => choice(key, { row: "hit …", target: key, ...more });
  expect(entries([a("1", {}), a("2", { cost: "2 AP" }), a("3", { group: "g" }), a("4", { more: "to stun" })])).toHaveLength(4);
});

test("ways of different prices are one row", () => {
  expect(shown([choice("move:1", { row: "move to …", cell: "1", cost: "1 AP" }), choice("move:2", { row: "move to …", cell: "2", cost: "2 AP" })])).toEqual(["1 |move to|move:1 move:2"]);
});

test("a family that adds words stands behind the one to which it adds them", () => {
  const hit = (key: string, more?: string) => choice(key, { row: "hit …", target: key, ...(more && { more }) });
  const all = entries([hit("a", "to stun"), hit("b", "to stun"), choice("end"), hit("c"), hit("d")]);
  expect(all.map((e) => [e.label, e.more])).toEqual([["end", ""], ["hit", ""], ["hit … to stun", "to stun"]]);
});

test("where all families of a row add words, the others stand behind the first", () => {
  const hit = (key: string, more: string) => choice(key, { row: "hit …", target: key, more });
  const all = entries([hit("a", "to stun"), hit("b", "to stun"), choice("end"), hit("a", "to kill"), hit("b", "to kill")]);
  expect(all.map((e) => [e.label, e.more])).toEqual([["hit … to stun", ""], ["hit … to kill", "to kill"], ["end", ""]]);
});

test("the only member of a family keeps its label", () => {
  expect(shown([choice("hit:a", { label: "hit Ann", row: "hit …", target: "a" })])).toEqual(["1 |hit Ann|hit:a"]);
});

test("targets and verbs", () => {
  expect([aimOf(choice("x", { aim: "Ann", target: "a" })), aimOf(choice("x", { target: "a" })), aimOf(choice("x", { cell: "1,1" })), aimOf(choice("x"))]).toEqual(["Ann", "a", "1,1", ""]);
  expect([verbOf("attack:a:b"), verbOf("end")]).toEqual(["attack", "end"]);
});

test("what brings nothing comes last, also before it is sorted by who it is aimed at", () => {
  const state = { view: { round: 1, tokens: [{ id: "foe", side: "b" }, { id: "me", side: "a" }] } } as unknown as State;
  const choices = [choice("raise", { idle: true, group: "brings nothing" }), choice("hit:foe", { target: "foe", group: "reaction" }), choice("pass", { group: "reaction" })];
  const places = (kind: string): string[] => new Slots().arrange(state, { id: "1", kind, who: "me", choices } as unknown as Question, new Map()).map((e) => `${e.number} ${e.label}`);
  expect(places("defend")).toEqual(["1 pass", "2 hit:foe", "3 raise"]);
  expect(places("turn").at(-1)).toBe("3 raise");
});

test("rows of one verb stand as the rules list them, whatever else takes the same action", () => {
  const state = { view: { tokens: [{ id: "me", side: "a" }, { id: "foe", side: "b" }] } } as unknown as State;
  const of = (key: string, group: string, target?: string): Choice => ({ key, label: key, group, cost: group, ...(target && { target }) });
  const choices = [of("attack:bow:foe", "Standard", "foe"), of("attack:bow:second:foe", "Move", "foe"), of("advance", "Move")];
  const acts = new Map<string, Act>([["attack", { verb: "attack", tab: "attack" }], ["advance", { verb: "advance", tab: "move" }]]);
  const rows = new Slots().arrange(state, { id: "1", kind: "turn", who: "me", choices } as unknown as Question, acts);
  expect(rows.map((e) => `${e.number} ${e.label}`)).toEqual(["1 attack:bow:foe", "2 attack:bow:second:foe", "3 advance"]);
});

test("a turn begins with what the encounter is about, as its tracks say until they are done", () => {
  const acts = new Map<string, Act>([["hit", { verb: "hit", tab: "attack" }], ["task", { verb: "task", tab: "ability" }]]);
  const about = (value: number, idle = false): string | undefined => {
    const state = { view: { round: 1, tokens: [], tracks: [{ name: "dig", value, goal: 5, verb: "task" }, { name: "mood", value: 0, goal: 3 }] } } as unknown as State;
    const choices = [choice("hit:foe", {}), choice("task:dig:skill", { idle })];
    return opened(state, choices, acts);
  };
  expect([about(4), about(5), about(0, true)]).toEqual(["ability", "attack", "attack"]);
});

test("a turn does not begin with attacks on things and the fallen, while there is something else", () => {
  const state = { view: { round: 1, tokens: [{ id: "me", side: "a" }, { id: "foe", side: "b" }, { id: "corpse", side: "b", down: true }] } } as unknown as State;
  const acts = new Map<string, Act>([["hit", { verb: "hit", tab: "attack" }], ["move", { verb: "move", tab: "move" }]]);
  const hit = (target: string): Choice => choice(`hit:${target}`, { target });
  const move = choice("move:1,1", { cell: "1,1" });
  expect(opened(state, [hit("gate"), hit("corpse"), move], acts)).toBe("move");
  expect(opened(state, [hit("gate"), hit("foe"), move], acts)).toBe("attack");
  expect(opened(state, [hit("gate")], acts)).toBe("attack");
});

// opened returns the tab that a turn with these choices begins with.
function opened(state: State, choices: Choice[], acts: ReadonlyMap<string, Act>): string | undefined {
  const q = { id: "1", kind: "turn", who: "me", choices } as unknown as Question;
  return firstTab(state, q, new Slots().arrange(state, q, acts));
}
