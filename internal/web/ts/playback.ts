// Playback: how the lines of the log lead from one state to the next, in beats that can be shown one after the other. A beat is a
// view in between: the lines say who went where, who lost what, and who fell.

import { type Deed, type Outcome, actorOf, aimOf, deedsOf, outcomesOf } from "./deeds";
import type { Line, Token, View } from "./types";

export interface Beat {
  view: View;
  lines: number; // of the log, that have been known
  ms: number; // how long it is shown
  deed: Deed;
  strike?: { from: string; to: string }; // a line from one combatant to another
  outcomes: Outcome[];
  look: string; // who should be in view; "" for nobody
}

const turns = 160; // milliseconds for the beginning of a turn
const acts = 380; // for what somebody begins to do
const aims = 480; // the same, at another
const step = 90; // for a step of a way
const results = 700; // for what comes of it
const falls = 950;
const mostSteps = 6;

// beatsOf returns the beats between two views. The log has all lines from number start on; those from number known on are new.
export function beatsOf(was: View, now: View, lines: readonly Line[], start: number, known: number): Beat[] {
  const out: Beat[] = [];
  let view = was;
  for (const deed of deedsOf(lines, start)) {
    const fresh = deed.lines.slice(Math.max(known - deed.from, 0));
    if (fresh.length === 0) continue;
    const begun = deed.from + deed.lines.length - fresh.length;
    const show = (next: View, at: number, ms: number, more: Partial<Beat> = {}): void => {
      view = next;
      out.push({ view, lines: begun + at, ms, deed, outcomes: [], look: "", ...more });
    };
    const { kind, who } = deed.head;
    if (begun === deed.from) {
      if (kind === "turn" && who) show({ ...view, turn: who }, 1, turns, { look: who });
      else if (kind === "round") show({ ...view, round: deed.head.round ?? view.round }, 1, turns);
      else if (kind === "act") show(view, 1, aimOf(deed) ? aims : acts, { look: actorOf(deed), ...strikeOf(deed, view) });
    }
    let from = 0;
    fresh.forEach((l, i) => {
      if (l.kind !== "move" || !l.who) return;
      conclude(fresh.slice(from, i), i);
      from = i + 1;
      const way = wayOf(l, view, now);
      way.forEach((cell, n) => show(moved(view, now, l.who ?? "", cell), i + 1, n < way.length - 1 ? step : acts, { look: l.who ?? "" }));
    });
    conclude(fresh.slice(from), fresh.length);

    function conclude(part: Line[], at: number): void {
      const outcomes = outcomesOf(part);
      if (outcomes.length === 0) return;
      const fell = outcomes.some((o) => o.kind === "fall");
      show(changed(view, outcomes, part), at, fell ? falls : results, { outcomes, look: outcomes[0]?.id ?? "", ...(begun > deed.from ? strikeOf(deed, view) : {}) });
    }
  }
  return out;
}

function strikeOf(deed: Deed, view: View): Pick<Beat, "strike"> {
  const from = actorOf(deed);
  const to = aimOf(deed);
  const there = (id: string): boolean => view.tokens.some((t) => t.id === id);
  return from && to && there(from) && there(to) ? { strike: { from, to } } : {};
}

// wayOf returns the cells that a move shows, at most some of a long way.
function wayOf(l: Line, view: View, now: View): string[] {
  const here = view.tokens.find((t) => t.id === l.who)?.cell;
  const there = l.path?.length ? l.path : [now.tokens.find((t) => t.id === l.who)?.cell ?? ""]; // the text names no place
  const way = there.filter((c, i) => c !== "" && !(i === 0 && c === here && there.length > 1));
  const every = Math.ceil(way.length / mostSteps);
  return way.filter((_, i) => (way.length - 1 - i) % every === 0);
}

function moved(view: View, now: View, id: string, cell: string): View {
  const last = now.tokens.find((t) => t.id === id);
  return withToken(view, id, (t) => (last?.cell === cell && last.beside ? { ...t, cell, beside: last.beside } : { ...t, cell }));
}

function changed(view: View, outcomes: readonly Outcome[], lines: readonly Line[]): View {
  let out = view;
  for (const o of outcomes) {
    const down = lines.some((l) => l.kind === "fall" && l.target === o.id);
    out = withToken(out, o.id, (t) => ({
      ...t,
      ...(down && { down }),
      ...(o.left !== undefined && t.meters && { meters: t.meters.map((m) => (m.health ? { ...m, value: o.left ?? m.value } : m)) }),
    }));
  }
  return out;
}

function withToken(view: View, id: string, change: (t: Token) => Token): View {
  return { ...view, tokens: view.tokens.map((t) => (t.id === id ? change(t) : t)) };
}

// hastened shortens beats so that all together take at most so many milliseconds.
export function hastened(beats: readonly Beat[], most: number): Beat[] {
  const sum = beats.reduce((n, b) => n + b.ms, 0);
  return sum <= most ? [...beats] : beats.map((b) => ({ ...b, ms: Math.round((b.ms * most) / sum) }));
}
