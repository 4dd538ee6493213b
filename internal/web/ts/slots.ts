// The places of the rows of a question. During a turn every row keeps its tab and its number, also while it is not possible; rows
// that come later are numbered after the others.

import { entries, type Entry, verbOf } from "./entries";
import type { Choice, Question, State, Token } from "./types";

export const tabs = ["attack", "move", "ability", "defend", "other"] as const;
export type Tab = (typeof tabs)[number];

export const tabNames: Record<Tab, string> = { attack: "Attack", move: "Move", ability: "Abilities", defend: "Defend", other: "Other" };

export const turnKind = "turn"; // the kind of question that every ruleset asks on a turn
export const endKey = "end"; // the key of the choice that ends the turn

// Slot is a row in its place.
export interface Slot extends Entry {
  tab: Tab;
  gone: boolean; // it was possible earlier in the turn
}

// Act explains a verb, as the server does. The server lists them by how useful they usually are.
export interface Act {
  verb: string;
  tab: string;
  about?: string;
}

export class Slots {
  private turn = "";
  private known = new Map<string, Slot>();

  // arrange puts the choices of a question into their places: tab by tab, by number.
  arrange(s: State, q: Question, acts: ReadonlyMap<string, Act>): Slot[] {
    const choices = (q.choices ?? []).filter((c) => c.key !== endKey || q.kind !== turnKind).sort((a, b) => idle(a) - idle(b) || rank(s, q, a.target) - rank(s, q, b.target));
    const sorted = entries(choices);
    if (q.kind !== turnKind) return sorted.map((e) => ({ ...e, tab: "other", gone: false }));
    const turn = `${s.view.round} ${s.view.turn ?? ""} ${q.who ?? ""}`;
    if (turn !== this.turn) this.known = new Map();
    this.turn = turn;
    for (const slot of this.known.values()) slot.gone = true;
    const fresh: [string, Entry, Tab][] = [];
    const met = new Set<string>();
    for (const e of sorted) {
      const tab = tabOf(e, acts);
      let id = idOf(e, tab);
      while (met.has(id)) id += ` ${e.group}`; // the same at another price
      met.add(id);
      const slot = this.known.get(id);
      if (slot) this.known.set(id, { ...e, number: slot.number, tab, gone: false });
      else fresh.push([id, e, tab]);
    }
    let last = Math.max(0, ...[...this.known.values()].map((x) => x.number));
    const verbs = [...acts.keys()];
    const nth = (e: Entry): number => verbs.indexOf(verbOf(e.choices[0]?.key ?? ""));
    const listed = places(sorted, choices);
    fresh.sort(([, a], [, b]) => idle(a.choices[0]) - idle(b.choices[0]) || nth(a) - nth(b) || listed.get(a)! - listed.get(b)!);
    for (const tab of tabs) for (const [id, e, at] of fresh) if (at === tab) this.known.set(id, { ...e, number: ++last, tab, gone: false });
    return [...this.known.values()].sort((a, b) => tabs.indexOf(a.tab) - tabs.indexOf(b.tab) || a.number - b.number);
  }
}

// firstTab returns the tab that a turn begins with: what the encounter is about, else the first with something besides attacks on things and the fallen.
export function firstTab(s: State, q: Question, slots: readonly Slot[]): Tab | undefined {
  const open = slots.filter((e) => !e.gone);
  const useful = open.filter((e) => e.choices.some((c) => rank(s, q, c.target) < thing));
  return purpose(s, open) ?? tabs.find((t) => useful.some((e) => e.tab === t)) ?? open[0]?.tab;
}

// purpose returns the tab of the choices that advance what the encounter is about, if there are any.
function purpose(s: State, slots: readonly Slot[]): Tab | undefined {
  const verbs = new Set((s.view.tracks ?? []).filter((t) => t.verb && t.value < t.goal).map((t) => t.verb));
  return slots.find((e) => e.choices.some((c) => !c.idle && verbs.has(verbOf(c.key))))?.tab;
}

// places returns where each row stands among the sorted choices, a row that adds words to another where that one does. Rows are by group,
// and a group begins with its first choice, whatever that does.
function places(rows: readonly Entry[], choices: readonly Choice[]): Map<Entry, number> {
  const out = new Map<Entry, number>();
  let head = 0;
  for (const e of rows) {
    if (!e.more) head = choices.indexOf(e.choices[0]!);
    out.set(e, head);
  }
  return out;
}

// idle puts what brings nothing last.
function idle(c: Choice | undefined): number {
  return c?.idle ? 1 : 0;
}

const thing = 3; // the rank of the fallen and of things

// rank puts enemies first, then allies, then the fallen and things.
function rank(s: State, q: Question, target: string | undefined): number {
  if (target === undefined) return 0;
  const find = (id: string | undefined): Token | undefined => s.view.tokens.find((t) => t.id === id);
  const t = find(target);
  if (!t || t.down) return thing;
  return t.side === find(q.who)?.side ? 2 : 1;
}

function tabOf(e: Entry, acts: ReadonlyMap<string, Act>): Tab {
  const tab = acts.get(verbOf(e.choices[0]?.key ?? ""))?.tab;
  return tabs.find((t) => t === tab) ?? "other";
}

// idOf identifies a row whatever its targets are.
function idOf(e: Entry, tab: Tab): string {
  const c = e.choices[0];
  return `${tab}|${c?.row ? `${verbOf(c.key)}|${c.row}|${c.more ?? ""}` : c?.key ?? ""}`;
}
