// Choices as people read them: numbered, under what they cost; those that differ by their cell only are one entry.

import type { Choice } from "./types";

export interface Entry {
  number: number; // from 1, as shown and as typed
  group: string;
  label: string; // of a family: without its cell
  choices: Choice[]; // one, or one for each cell
}

export function entries(choices: readonly Choice[]): Entry[] {
  const groups = new Map<string, Entry[]>();
  const families = new Map<string, Entry>();
  for (const c of choices) {
    const group = c.group ?? "";
    const family = familyOf(c);
    const known = family && families.get(`${group}\n${family}`);
    if (known) {
      known.choices.push(c);
      continue;
    }
    const e: Entry = { number: 0, group, label: c.label, choices: [c] };
    if (family) families.set(`${group}\n${family}`, e);
    const list = groups.get(group);
    if (list) list.push(e);
    else groups.set(group, [e]);
  }
  const out = [...groups.values()].flat();
  out.forEach((e, i) => {
    e.number = i + 1;
    const cell = e.choices[0]?.cell ?? "";
    if (e.choices.length > 1) e.label = e.label.replace(cell, "").replace(/\s+/g, " ").trim();
  });
  return out;
}

// familyOf is what choices have in common that differ by their cell only: the key without it.
function familyOf(c: Choice): string {
  if (!c.cell || c.target || !c.key.endsWith(`:${c.cell}`)) return "";
  return c.key.slice(0, -c.cell.length - 1);
}

// verbOf is the word that a standing answer names an answer by: keys begin with it.
export function verbOf(key: string): string {
  return key.split(":", 1)[0] ?? "";
}
