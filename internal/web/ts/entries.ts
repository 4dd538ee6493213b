// The rows of a question with their choices, as the server arranges and numbers them.

import type { Choice, Question } from "./types";

export const tabs = ["attack", "move", "ability", "defend", "other"] as const;
export type Tab = (typeof tabs)[number];

export const tabNames: Record<Tab, string> = { attack: "Attack", move: "Move", ability: "Abilities", defend: "Defend", other: "Other" };

export const turnKind = "turn"; // the kind of question that every ruleset asks on a turn
export const endKey = "end"; // the key of the choice that ends the turn

// Entry is a row with its choices.
export interface Entry {
  number: number; // as shown and as typed
  tab: string; // of a row of a turn; else ""
  group: string;
  label: string; // for a family: with "…" in place of the target, unless it is at the end
  more: string; // for a family that adds words to the one before it: these words, such as "to knock it out"
  gone: boolean; // it was possible earlier in the turn
  choices: Choice[]; // one, or one for each target; none if it is gone
}

// entries returns the rows of a question.
export function entries(q: Question): Entry[] {
  const left = [...(q.choices ?? [])];
  return (q.rows ?? []).map((r) => {
    const choices = left.splice(0, r.choices ?? 0);
    return { number: r.number, tab: r.tab ?? "", group: choices[0]?.group ?? "", label: r.label, more: r.more ?? "", gone: choices.length === 0, choices };
  });
}

// ends reports whether a row is the end of the turn, which has a button.
export function ends(e: Entry): boolean {
  return e.choices[0]?.key === endKey;
}

// aimOf returns the target of a choice of a family, in words.
export function aimOf(c: Choice): string {
  return c.aim ?? c.target ?? c.cell ?? "";
}

// verbOf returns the first word of a key, which standing answers use.
export function verbOf(key: string): string {
  return key.split(":", 1)[0] ?? "";
}
