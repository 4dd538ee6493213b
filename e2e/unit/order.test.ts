// Tests of the order of rows: on demand the best odds come first, and every row keeps its number.

import { expect, test } from "vitest";
import { columns, glances, oddsText, ordered, weighed } from "../../internal/web/ts/question_order";
import type { Entry } from "../../internal/web/ts/entries";
import type { Odds } from "../../internal/web/ts/types";

const entry = (number: number, keys: string[], more: object = {}): Entry =>
  ({ number, group: "", label: "", more: "", tab: "attack", gone: false, choices: keys.map((key) => ({ key, label: key, target: key })), ...more }) as Entry;
const rows = [entry(1, ["a", "b"]), entry(2, ["c"]), entry(3, ["d"], { gone: true }), entry(4, ["e"])];
const odds = (...all: [string, number, number, number?][]): Map<string, Odds> => new Map(all.map(([key, hit, harm, down = 0]) => [key, { key, exact: true, lines: [], hit, harm, down }]));
const shown = (list: readonly Entry[]): string[] => list.map((e) => `${e.number} ${e.choices.map((c) => c.key).join("")}`);

test("rows stay as they are numbered, and until all odds are known", () => {
  expect(shown(ordered(rows, "number", odds(["a", 1, 1])))).toEqual(["1 ab", "2 c", "3 d", "4 e"]);
  expect(shown(ordered(rows, "chance", odds(["a", 1, 1])))).toEqual(["1 ab", "2 c", "3 d", "4 e"]);
  expect(weighed(rows, true)).toEqual(["a", "b", "c", "e"]);
});

test("the best chance, the most damage or the likeliest fall comes first, what is gone last", () => {
  const known = odds(["a", 1000, 500, 10], ["b", 9000, 100, 0], ["c", 5000, 900, 0], ["e", 9500, 0, 1240]);
  expect(shown(ordered(rows, "chance", known))).toEqual(["4 e", "1 ba", "2 c", "3 d"]);
  expect(shown(ordered(rows, "harm", known))).toEqual(["2 c", "1 ab", "4 e", "3 d"]);
  expect(shown(ordered(rows, "down", known))).toEqual(["4 e", "1 ab", "2 c", "3 d"]);
  expect(oddsText(known.get("c"), "chance")).toBe("50 %");
  expect(oddsText(known.get("e"), "down")).toBe("down 12 %");
  expect(oddsText(known.get("e"), "harm")).toBe("");
  expect(oddsText(known.get("c"), "harm")).toBe("−9.0");
});

test("a row shows the chance and the damage; a reaction, what happens to the one who reacts", () => {
  const o = { key: "a", exact: true, lines: [], hit: 6000, harm: 260, down: 150, own: 50 };
  expect(columns(o, "number")).toEqual(["60 %", "−2.6"]);
  expect(columns(o, "down")).toEqual(["60 %", "down 2 %"]);
  expect(columns({ ...o, struck: 4400 }, "number")).toEqual(["hit 44 %", "−0.5"]);
  expect(columns({ key: "a", exact: true, lines: [], struck: 0 }, "number")).toEqual(["hit 0 %", ""]);
  expect(columns(undefined, "number")).toEqual(["", ""]);
  const other = { tab: "other" } as Entry;
  const ability = { tab: "ability" } as Entry;
  const plain = { key: "a", label: "a" };
  const there = { ...plain, cell: "1,1" };
  expect([glances(plain, other, true), glances(plain, ability, true), glances(there, ability, true), glances(plain, other, false), glances(there, other, false)]).toEqual([false, true, false, true, false]);
});

test("what is neither impossible nor certain does not look so", () => {
  const known = odds(["rare", 46, 0], ["some", 51, 0], ["likely", 9954, 0], ["sure", 10000, 0], ["never", 0, 0]);
  expect(["rare", "some", "likely", "sure", "never"].map((k) => oddsText(known.get(k), "chance"))).toEqual(["<1 %", "1 %", ">99 %", "100 %", ""]);
});
