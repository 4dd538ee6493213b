// Choices as people read them: numbered, grouped by cost; choices that differ only in their target are one entry (a family).
// internal/present does the same for pages without script and for the terminal.

import type { Choice } from "./types";

export interface Entry {
  number: number; // from 1, as shown and as typed
  group: string;
  label: string; // for a family: with "…" in place of the target, unless it is at the end
  more: string; // for a family that adds words to the one before it: these words, such as "to knock it out"
  choices: Choice[]; // one, or one for each target
}

const gap = "…";

// aimOf returns the target of a choice of a family, in words.
export function aimOf(c: Choice): string {
  return c.aim ?? c.target ?? c.cell ?? "";
}

export function entries(choices: readonly Choice[]): Entry[] {
  const groups = new Map<string, Entry[]>();
  const families = new Map<string, Entry>();
  for (const c of choices) {
    const group = c.group ?? "";
    const cost = c.cell === undefined ? c.cost : ""; // what a way costs depends on where it leads
    const family = c.row && [group, cost, c.row, c.more].join("\n");
    const known = family ? families.get(family) : undefined;
    if (known) {
      known.choices.push(c);
      continue;
    }
    const e: Entry = { number: 0, group, label: c.label, more: "", choices: [c] };
    if (family) families.set(family, e);
    const list = groups.get(group);
    if (list) list.push(e);
    else groups.set(group, [e]);
  }
  const out = [...groups.values()].flatMap(behind);
  out.forEach((e, i) => (e.number = i + 1));
  return out;
}

// behind labels the families of a group, and puts those that add words behind the family to which they add them: where all families of
// a row add some, behind the first.
function behind(list: Entry[]): Entry[] {
  const bases = new Map<string, Entry>();
  for (const e of list) {
    const row = e.choices[0]?.row ?? "";
    if (e.choices.length > 1 && (!bases.has(row) || !added(e))) bases.set(row, e);
  }
  const after = new Map<Entry, Entry[]>();
  const heads: Entry[] = [];
  for (const e of list) {
    const row = e.choices[0]?.row ?? "";
    if (e.choices.length > 1) e.label = `${row} ${added(e)}`.trim().replace(new RegExp(` ${gap}$`), "");
    const base = e.choices.length > 1 && added(e) ? bases.get(row) : undefined;
    if (!base || base === e) {
      heads.push(e);
      continue;
    }
    e.more = added(e);
    after.set(base, [...(after.get(base) ?? []), e]);
  }
  return heads.flatMap((e) => [e, ...(after.get(e) ?? [])]);
}

function added(e: Entry): string {
  return e.choices[0]?.more ?? "";
}

// verbOf returns the first word of a key, which standing answers use.
export function verbOf(key: string): string {
  return key.split(":", 1)[0] ?? "";
}
