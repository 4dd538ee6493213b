// Where the choices of a question lead: to cells and to combatants.

import type { Choice, View } from "./types";

export interface Aims {
  byCell: Map<string, Choice[]>;
  byToken: Map<string, Choice[]>;
  lit: Set<Choice>; // what the map shows unasked
}

export function aimsOf(v: View, choices: Choice[]): Aims {
  const byCell = new Map<string, Choice[]>();
  const byToken = new Map<string, Choice[]>();
  const add = (to: Map<string, Choice[]>, name: string, c: Choice): void => void to.set(name, [...(to.get(name) ?? []), c]);
  const cellOf = new Map(v.tokens.map((t) => [t.id, t.cell]));
  for (const c of choices) {
    const stands = c.target === undefined ? undefined : cellOf.get(c.target);
    if (stands !== undefined) add(byToken, c.target!, c);
    const cell = c.cell ?? (c.target !== undefined && stands === undefined ? placeOf(v, c.target) : undefined);
    if (cell !== undefined && cell !== stands) add(byCell, cell, c);
  }
  return { byCell, byToken, lit: new Set(choices.filter((c) => shows(c, choices))) };
}

// placeOf is the cell where a thing stands that is no combatant: what it holds begins with the name of the thing.
function placeOf(v: View, thing: string): string | undefined {
  return v.map.cells.find((c) => c.holds?.some((h) => h === thing || h.startsWith(thing + " ")))?.name;
}

// shows: where some choices lead along a way through the map, those that could be anywhere do not flood it.
function shows(c: Choice, choices: Choice[]): boolean {
  if (c.cell === undefined || c.path !== undefined || c.target !== undefined || !choices.some((x) => x.path)) return true;
  const family = familyOf(c);
  return choices.filter((x) => x.path === undefined && x.cell !== undefined && familyOf(x) === family).length <= 12;
}

// familyOf is what the keys of choices that differ by their cell have in common.
function familyOf(c: Choice): string {
  const cut = c.key.lastIndexOf(":");
  return cut < 0 ? c.key : c.key.slice(0, cut);
}

// choicesAt are those that lead to a cell or to any of these combatants, each once.
export function choicesAt(aims: Aims, cell: string, ids: string[]): Choice[] {
  return [...new Set([...ids.flatMap((id) => aims.byToken.get(id) ?? []), ...(aims.byCell.get(cell) ?? [])])];
}

export function isRisky(list: Choice[]): boolean {
  return list.length > 0 && list.every((c) => (c.warnings?.length ?? 0) > 0);
}

// riskAt finds where on its way a choice is warned of something: the cells that its warnings name, else where it ends.
export function riskAt(path: string[], warnings: string[], from: string | undefined): string[] {
  const out = new Set<string>();
  const way = [...(from === undefined ? [] : [from]), ...path];
  for (const w of warnings) {
    const named = w.split(/[\s:;]+/).filter((word) => way.includes(word));
    for (const cell of named.length > 0 ? named : path.slice(-1)) out.add(cell);
  }
  return [...out];
}
