// Maps the choices of a question to the cells and combatants they lead to.

import type { Choice, View } from "./types";

// mostLit is how many cells a family may have to be highlighted beside paths.
const mostLit = 12;

export interface Aims {
  byCell: Map<string, Choice[]>;
  byToken: Map<string, Choice[]>;
  lit: Set<Choice>; // choices that the map always highlights
}

export function aimsOf(v: View, choices: Choice[]): Aims {
  const byCell = new Map<string, Choice[]>();
  const byToken = new Map<string, Choice[]>();
  const add = (to: Map<string, Choice[]>, name: string, c: Choice): void => {
    const list = to.get(name);
    if (list) list.push(c);
    else to.set(name, [c]);
  };
  const cellOf = new Map(v.tokens.map((t) => [t.id, t.cell]));
  for (const c of choices) {
    const stands = c.target === undefined ? undefined : cellOf.get(c.target);
    if (stands !== undefined) add(byToken, c.target!, c);
    const cell = c.cell ?? (c.target !== undefined && stands === undefined ? placeOf(v, c.target) : undefined);
    if (cell !== undefined && cell !== stands) add(byCell, cell, c);
  }
  return { byCell, byToken, lit: shown(choices) };
}

// placeOf returns the cell that holds a thing: an entry of holds equals or starts with its name.
function placeOf(v: View, thing: string): string | undefined {
  return v.map.cells.find((c) => c.holds?.some((h) => h === thing || h.startsWith(thing + " ")))?.name;
}

// shown returns the choices that the map highlights. While some choices have a path, families that allow almost any cell are not
// highlighted.
function shown(choices: Choice[]): Set<Choice> {
  if (!choices.some((c) => c.path)) return new Set(choices);
  const sizes = new Map<string, number>();
  for (const c of choices) if (c.cell !== undefined && c.path === undefined) sizes.set(familyOf(c), (sizes.get(familyOf(c)) ?? 0) + 1);
  return new Set(choices.filter((c) => c.cell === undefined || c.path !== undefined || c.target !== undefined || sizes.get(familyOf(c))! <= mostLit));
}

// familyOf returns the common part of the keys of choices that differ only in their cell.
function familyOf(c: Choice): string {
  const cut = c.key.lastIndexOf(":");
  return cut < 0 ? c.key : c.key.slice(0, cut);
}

// choicesAt returns the choices that lead to a cell or to one of these combatants, without duplicates.
export function choicesAt(aims: Aims, cell: string, ids: string[]): Choice[] {
  return [...new Set([...ids.flatMap((id) => aims.byToken.get(id) ?? []), ...(aims.byCell.get(cell) ?? [])])];
}

export function isRisky(list: Choice[]): boolean {
  return list.length > 0 && list.every((c) => (c.warnings?.length ?? 0) > 0);
}

// riskAt returns the cells of a path that warnings are about: the cells they name, else the last cell.
export function riskAt(path: string[], warnings: string[], from: string | undefined): string[] {
  const out = new Set<string>();
  const way = [...(from === undefined ? [] : [from]), ...path];
  for (const w of warnings) {
    const named = w.split(/[\s:;]+/).filter((word) => way.includes(word));
    for (const cell of named.length > 0 ? named : path.slice(-1)) out.add(cell);
  }
  return [...out];
}
