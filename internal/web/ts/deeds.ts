// Deeds: what one combatant does, with all that follows from it, as the lines of the log tell it.

import type { Line } from "./types";

export interface Deed {
  from: number; // number of its first line
  head: Line; // what is done
  lines: Line[]; // all lines, the head first
}

// What came of a deed for one combatant.
export interface Outcome {
  id: string;
  kind: Tone;
  words: string[];
  left?: number; // health that it has left
}

export type Tone = "miss" | "hit" | "heal" | "harm" | "fall";

const heads = new Set(["round", "turn", "act", "decree", "end"]);
const tones: readonly Tone[] = ["miss", "hit", "heal", "harm", "fall"]; // the later, the weightier

// deedsOf groups lines; start is the number of the first one.
export function deedsOf(lines: readonly Line[], start = 0): Deed[] {
  const out: Deed[] = [];
  lines.forEach((l, i) => {
    const last = out[out.length - 1];
    if (!last || heads.has(l.kind ?? "")) out.push({ from: start + i, head: l, lines: [l] });
    else last.lines.push(l);
  });
  return out;
}

// outcomesOf returns what came of some lines, for each combatant in the order of the log.
export function outcomesOf(lines: readonly Line[]): Outcome[] {
  const out: Outcome[] = [];
  for (const l of lines) {
    const kind = toneOf(l);
    const id = l.kind ? l.target : l.who; // own lines of a ruleset are about the one who does it
    if (!kind || !id || !l.brief) continue;
    let o = out.find((x) => x.id === id);
    if (!o) out.push((o = { id, kind, words: [] }));
    if (tones.indexOf(kind) > tones.indexOf(o.kind)) o.kind = kind;
    const plain = o.words.indexOf("hit");
    if (plain >= 0) o.words.splice(plain, 1); // what comes of it says it
    o.words.push(l.brief);
    if (l.left !== undefined) o.left = l.left;
  }
  return out;
}

function toneOf(l: Line): Tone | undefined {
  if (!l.brief) return undefined;
  return l.kind ? tones.find((t) => t === l.kind) : "miss";
}

// actorOf returns who does a deed; aimOf returns its target.
export function actorOf(d: Deed): string {
  return d.head.who ?? "";
}

export function aimOf(d: Deed): string {
  return d.lines.find((l) => l.target && l.target !== d.head.who && l.kind !== "react")?.target ?? d.lines.find((l) => l.kind === "react" && l.who !== d.head.who)?.who ?? "";
}

// isQuiet reports whether a deed only keeps order: a turn or a round begins.
export function isQuiet(d: Deed): boolean {
  return (d.head.kind === "turn" || d.head.kind === "round") && outcomesOf(d.lines).length === 0;
}
