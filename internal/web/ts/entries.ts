// Choices as people read them: numbered, grouped by cost; choices that differ only in their target are one entry (a family).
// internal/web/rows.go does the same for pages without script.

import type { Choice } from "./types";

export interface Entry {
  number: number; // from 1, as shown and as typed
  group: string;
  label: string; // for a family: with "…" in place of the target, unless it is at the end
  more: string; // for a family that adds words to the one before it: these words, such as "to knock it out"
  choices: Choice[]; // one, or one for each target
  aims: string[]; // the target of each choice of a family, in words
}

// Names are names of combatants by id.
export type Names = ReadonlyMap<string, string>;

const gap = "…";

interface Family {
  key: string; // with a gap for the target
  label: string; // with a gap for the target
  aim: string;
}

interface Growing extends Entry {
  family: Family | null;
}

export function entries(choices: readonly Choice[], names: Names): Entry[] {
  const groups = new Map<string, Growing[]>();
  const families = new Map<string, Growing>();
  for (const c of choices) {
    const group = c.group ?? "";
    const family = familyOf(c, names);
    const id = family && [group, c.cost ?? "", family.key, family.label].join("\n");
    const known = id === null ? undefined : families.get(id);
    if (known && family) {
      known.choices.push(c);
      known.aims.push(family.aim);
      continue;
    }
    const e: Growing = { number: 0, group, label: c.label, more: "", choices: [c], aims: family ? [family.aim] : [], family };
    if (id !== null) families.set(id, e);
    const list = groups.get(group);
    if (list) list.push(e);
    else groups.set(group, [e]);
  }
  const out = [...groups.values()].flatMap(arranged);
  out.forEach((e, i) => (e.number = i + 1));
  return out;
}

// arranged puts families that only add words to another family behind it.
function arranged(list: Growing[]): Entry[] {
  const wide = list.filter((e) => e.family && e.choices.length > 1);
  const after = new Map<Growing, Growing[]>();
  const moved = new Set<Growing>();
  for (const e of wide) {
    const base = wide.find((b) => b !== e && !moved.has(b) && e.family?.key.startsWith(`${b.family?.key}:`) && e.family.label.startsWith(`${b.family?.label} `));
    e.label = (e.family?.label ?? e.label).replace(new RegExp(` ${gap}$`), "");
    if (!base) continue;
    e.more = (e.family?.label ?? "").slice((base.family?.label ?? "").length).trim();
    after.set(base, [...(after.get(base) ?? []), e]);
    moved.add(e);
  }
  return list.filter((e) => !moved.has(e)).flatMap((e) => [e, ...(after.get(e) ?? [])]);
}

// familyOf returns what a choice shares with choices of another target; null if it has no target, or two.
function familyOf(c: Choice, names: Names): Family | null {
  if ((c.target === undefined) === (c.cell === undefined)) return null;
  const id = c.target ?? c.cell ?? "";
  const key = gapped(`${c.key}:`, `:${id}:`, `:${gap}:`);
  if (key === null) return null;
  for (const aim of [names.get(id), id]) {
    const label = aim === undefined ? null : gapped(` ${c.label} `, ` ${aim} `, ` ${gap} `);
    if (aim !== undefined && label !== null) return { key: key.slice(0, -1), label: label.trim(), aim };
  }
  return null;
}

// gapped replaces the first occurrence of a text; null if there is none.
function gapped(text: string, what: string, by: string): string | null {
  const at = text.indexOf(what);
  return at < 0 ? null : text.slice(0, at) + by + text.slice(at + what.length);
}

// verbOf returns the first word of a key, which standing answers use.
export function verbOf(key: string): string {
  return key.split(":", 1)[0] ?? "";
}
