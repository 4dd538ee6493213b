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
  spots: Record<string, string>; // by cell
}

const cases = JSON.parse(readFileSync(new URL("../../places/testdata/ways.json", import.meta.url), "utf8")) as Case[];
const to = (cell: string, path?: string[]): Choice => ({ key: `move:${cell}`, label: cell, cell, ...(path && { path }) });

for (const { name, view, who, words, paths, places, spots } of cases) {
  const { map } = view;
  for (let i = map.cells.length; i < map.cols! * map.rows! * (map.levels ?? 1); i++) map.cells.push({ name: String.fromCharCode(97 + i) });
  test(name, () => {
    const ways = new Ways(view, who);
    expect(Object.fromEntries(Object.keys(words).map((cell) => [cell, ways.of(to(cell, paths[cell]))]))).toEqual(words);
    expect(Object.fromEntries(view.tokens.map((t) => [t.id, ways.place(t)]))).toEqual(places);
    expect(Object.fromEntries(Object.keys(spots).map((cell) => [cell, ways.spot(cell)]))).toEqual(spots);
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

test("the place of a combatant that is placed is said from the others", () => {
  const { view } = cases[0]!;
  expect(new Ways(view, undefined).spot("c", "mara")).toBe("1 space west of Reaver Pike");
});

for (const shape of ["hex", "square"]) {
  test(`places in the same direction have different names: ${shape}`, () => {
    const name = (x: number, y: number): string => `${x}.${y}`;
    const cells = Array.from({ length: 63 }, (_, i) => ({ name: name(i % 9, Math.floor(i / 9)) }));
    const view = { map: { shape, cols: 9, rows: 7, cells }, tokens: [{ id: "mara", name: "Mara", cell: name(4, 3), side: "a" }] } as unknown as View;
    const ways = new Ways(view, "mara");
    const exact = new Map(cells.filter((c) => c.name !== name(4, 3)).map((c) => [ways.exact(to(c.name)), c.name]));
    expect(exact.size).toBe(62);
    for (const [words, cell] of exact) {
      const steps = words.split(", ").map((w) => Number(w.split(" ")[0])).reduce((a, b) => a + b);
      expect(ways.way(to(cell))?.steps, words).toBe(steps);
    }
    expect(ways.exact(to(name(8, 2)))).toBe("1 north-east, 3 east");
    expect(ways.exact(to(name(4, 0)))).toBe(shape === "hex" ? "2 north-west, 1 north-east" : "3 north");
  });
}

test("an area begins at the middle of the nearest enemy", () => {
  const cells = Array.from({ length: 64 }, (_, i) => ({ name: `c${i}` }));
  const view = { map: { shape: "square", cols: 8, rows: 8, cells }, tokens: [
    { id: "me", name: "Me", side: "a", cell: "c0" }, { id: "friend", name: "Friend", side: "a", cell: "c2" }, { id: "drake", name: "Drake", side: "b", cell: "c27", span: 2 },
  ] } as unknown as View;
  const ways = new Ways(view, "me");
  const area = (cell: string, corner: boolean): Choice => ({ ...to(cell), wide: true, ...(corner && { corner }) });
  expect(ways.aimed(cells.map((c) => area(c.name, true)))?.cell).toBe("c36"); // the intersection in the middle of its four squares
  expect(ways.aimed(["c0", "c2", "c9", "c8"].map((c) => area(c, false)))?.cell).toBe("c9");
  expect(ways.aimed(cells.map((c) => to(c.name)))?.cell).toBe("c0"); // a move
  expect(ways.aimed([])).toBeUndefined();
});
