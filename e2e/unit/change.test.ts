// Tests of changes of a state: parts that are set, removed and merged, and packed choices. internal/parts and package api have the
// same tests in Go.

import { expect, test } from "vitest";
import { applied, unpacked } from "../../internal/web/ts/change";
import type { Change, Packed, Question, State } from "../../internal/web/ts/types";

const state = {
  rev: "e.1", inputs: 1, paused: true, waiting: {}, log: [], seats: [{ name: "town", plays: "player", here: 1 }, { name: "hills", plays: "greedy", here: 0 }],
  view: { round: 1, map: { shape: "hex", cols: 1, cells: [{ name: "0,0" }] }, tokens: [{ id: "ann", cell: "0,0" }, { id: "ben", cell: "1,0" }], order: [] },
} as unknown as State;

const apply = (set: unknown, since: string | undefined = "e.1"): State => applied(state, { since, rev: "e.2", set } as unknown as Change);

test("fields are replaced, null removes one, and the state before is unchanged", () => {
  const before = JSON.stringify(state);
  const now = apply({ inputs: 2, paused: null });
  expect(now).toEqual({ ...JSON.parse(before), rev: "e.2", inputs: 2, paused: undefined });
  expect("paused" in now).toBe(false);
  expect(JSON.stringify(state)).toBe(before);
});

test("the view is merged, and so is its map", () => {
  const now = apply({ view: { round: 2, map: { cols: 3 } } });
  expect(now.view.round).toBe(2);
  expect(now.view.map).toEqual({ shape: "hex", cols: 3, cells: [{ name: "0,0" }] });
  expect(now.view.tokens).toBe(state.view.tokens);
});

test("items of a list change one by one, come, go and move", () => {
  const now = apply({ view: { tokens: { set: [{ id: "ben", cell: "2,0" }, { id: "cat", cell: "9,9" }], ids: ["cat", "ben"] } }, seats: { set: [{ name: "hills", here: 2 }] } });
  expect(now.view.tokens).toEqual([{ id: "cat", cell: "9,9" }, { id: "ben", cell: "2,0" }]);
  expect(now.seats).toEqual([{ name: "town", plays: "player", here: 1 }, { name: "hills", plays: "greedy", here: 2 }]);
});

test("a whole list replaces the other", () => {
  expect(apply({ seats: [{ name: "x" }] }).seats).toEqual([{ name: "x" }]);
});

test("a change without since is a whole state", () => {
  const now = applied(state, { rev: "f.1", set: { inputs: 0 } } as unknown as Change);
  expect(now).toEqual({ inputs: 0, rev: "f.1" });
});

test("rows become choices at their places, with targets, ways and prices", () => {
  const packed = {
    aims: [{ target: "ann", aim: "Ann" }], cells: ["2,0", "3,0", "9,9", "3,1"], ways: ["1,0", "2,0"], from: [0, 1], warnings: ["it provokes"],
    rows: [
      { key: "attack:{target}", row: "attack …", aims: [0], places: [1], group: "1 AP" },
      { key: "move:{cell}", row: "move to …", to: [0, 2, 3, 1], places: [0, 2, 3], ways: [2, 0, 0], cost: "2 AP", warnings: { 0: [0] } },
      { key: "wave", label: "wave", group: "free", cost: "" },
      { key: "say", label: "say", free: false, idle: true },
      { key: "end", label: "end turn", group: "" },
    ],
  } as unknown as Packed;
  const q = unpacked({ id: "1", kind: "turn", packed } as unknown as Question);
  expect(q.choices).toEqual([
    { key: "move:2,0", row: "move to …", label: "move to 2,0", group: "1 AP", cost: "2 AP", cell: "2,0", path: ["1,0", "2,0"], warnings: ["it provokes"] },
    { key: "attack:ann", row: "attack …", label: "attack Ann", group: "1 AP", cost: "1 AP", target: "ann", aim: "Ann" },
    { key: "move:3,0", row: "move to …", label: "move to 3,0", group: "1 AP", cost: "2 AP", cell: "3,0" },
    { key: "move:3,1", row: "move to …", label: "move to 3,1", group: "1 AP", cost: "2 AP", cell: "3,1" },
    { key: "wave", label: "wave", group: "free", free: true },
    { key: "say", label: "say", group: "free", idle: true },
    { key: "end", label: "end turn", free: true },
  ]);
  expect("packed" in q).toBe(false);
});

test("rows follow each other, with the parts of one together and those that are gone by their labels", () => {
  const packed = {
    aims: [{ target: "ann" }, { target: "ben" }], cells: ["1,0", "2,0"],
    rows: [
      { tab: "attack", key: "attack:{target}", row: "attack …", aims: [0, 1] },
      { key: "attack:{target}:stun", row: "attack …", more: "to stun", label: "attack … to stun", title: "attack … and stun", adds: true, aims: [0, 1] },
      { gone: ["shoot", "throw"] },
      { number: 7, tab: "move", key: "move:{cell}", row: "move to …", to: [0, 1] },
      { same: true, key: "move:{cell}", row: "move to …", cost: "2 AP", to: [1, 1] },
      { number: 6, tab: "other", gone: ["shout"] },
      { number: 5, key: "end", label: "end turn" },
    ],
  } as unknown as Packed;
  expect(unpacked({ id: "1", kind: "turn", packed } as unknown as Question).rows).toEqual([
    { number: 1, tab: "attack", label: "attack", choices: 2 },
    { number: 2, tab: "attack", label: "attack … and stun", more: "to stun", choices: 2 },
    { number: 3, tab: "attack", label: "shoot" },
    { number: 4, tab: "attack", label: "throw" },
    { number: 7, tab: "move", label: "move to", choices: 2 },
    { number: 6, tab: "other", label: "shout" },
    { number: 5, tab: "other", label: "end turn", choices: 1 },
  ]);
});
