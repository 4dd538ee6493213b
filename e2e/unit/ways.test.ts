// Tests of the words for moves, by the cases of internal/present.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Choice, View } from "../../internal/web/ts/types";
import { Ways } from "../../internal/web/ts/ways";

interface Case {
  name: string;
  view: View;
  who: string;
  words: Record<string, string>;
  paths: Record<string, string[]>;
  places: Record<string, string>; // by combatant
}

const cases = JSON.parse(readFileSync(new URL("../../places/testdata/ways.json", import.meta.url), "utf8")) as Case[];
const to = (cell: string, path?: string[]): Choice => ({ key: `move:${cell}`, label: cell, cell, ...(path && { path }) });

for (const { name, view, who, words, paths, places } of cases) {
  const { map } = view;
  for (let i = map.cells.length; i < map.cols! * map.rows! * (map.levels ?? 1); i++) map.cells.push({ name: String.fromCharCode(97 + i) });
  test(name, () => {
    const ways = new Ways(view, who);
    expect(Object.fromEntries(Object.keys(words).map((cell) => [cell, ways.of(to(cell, paths[cell]))]))).toEqual(words);
    expect(Object.fromEntries(view.tokens.map((t) => [t.id, ways.place(t)]))).toEqual(places);
  });
}

test("places next to somebody come first, then the near ones", () => {
  const { view, who } = cases[0]!;
  expect(new Ways(view, who).sorted(["n", "h", "e", "c"].map((cell) => to(cell))).map((c) => c.cell)).toEqual(["c", "h", "e", "n"]);
});

test("the label of a choice says where it leads", () => {
  const { view, who } = cases[0]!;
  const ways = new Ways(view, who);
  const label = (text: string, cell: string): string => ways.label({ ...to(cell), label: text });
  const words = ways.of(to("h"));
  expect([label("move to h", "h"), label("throw a lamp at h (dear)", "h"), label("move to hall", "h"), label("wait", ""), label("go", "h")])
    .toEqual([`move ${words}`, `throw a lamp ${words} (dear)`, "move to hall", "wait", "go"]);
});

test("a place that somebody points at is said from the nearest combatant", () => {
  const view = {
    map: { shape: "square", cols: 4, rows: 2, levels: 2, cells: Array.from({ length: 16 }, (_, i) => ({ name: String.fromCharCode(97 + i) })) },
    tokens: [{ id: "ann", name: "Ann", side: "red", cell: "a" }, { id: "bo", name: "Bo", side: "blue", cell: "d" }, { id: "cy", name: "Cy", side: "blue", cell: "b", hidden: true }],
  } as unknown as View;
  const ways = new Ways(view, undefined);
  expect(["a", "b", "h", "i", "j", "hall"].map((cell) => ways.spot(cell)))
    .toEqual(["where Ann is", "1 space east of Ann", "1 space south of Bo", "1 space from Ann, 1 up", "1 space east of Ann, 1 up", "at hall"]);
  expect(ways.spot("b", "ann"), "without the one that is placed").toBe("2 spaces west of Bo");
});
