// The strategy of a simple player: attack if possible, else move closer, else end the turn; react if possible.

import type { Choice, State, Token } from "../internal/web/ts/types";

// simpleChoice returns the choice of a simple player.
export function simpleChoice(s: State): Choice {
  const q = s.question;
  const all = q?.choices ?? [];
  const named = (key: string | undefined): Choice | undefined => all.find((c) => c.key === key);
  const choice = q?.kind === "turn" ? (attack(s, all) ?? approach(s, all) ?? named("end")) : undefined;
  const found = choice ?? reaction(all) ?? named(q?.default) ?? all[0];
  if (!found) throw new Error(`no choice for ${q?.prompt}`);
  return found;
}

const reactions = ["parry", "dodge", "block", "intercept", "attack"];

function reaction(all: Choice[]): Choice | undefined {
  for (const verb of reactions) {
    const found = all.find((c) => verbOf(c) === verb && !c.warnings?.length);
    if (found) return found;
  }
  return undefined;
}

function attack(s: State, all: Choice[]): Choice | undefined {
  const foe = (c: Choice): boolean => {
    const side = tokenOf(s, c.target)?.side;
    return side !== undefined && side !== tokenOf(s, s.question?.who)?.side;
  };
  return all.find((c) => verbOf(c) === "attack" && foe(c) && !c.warnings?.length && !c.key.endsWith("unarmed"));
}

// approach returns a move that gets closer to the nearest enemy without provoking anybody.
function approach(s: State, all: Choice[]): Choice | undefined {
  const me = tokenOf(s, s.question?.who);
  const foes = s.view.tokens.filter((t) => t.side !== me?.side && !t.down);
  const ways = all.filter((c) => c.cell !== undefined && !c.warnings?.length && ["move", "walk", "go"].includes(verbOf(c)));
  if (!me || foes.length === 0 || ways.length === 0) return undefined;
  const far = (cell: string): number => Math.min(...foes.map((f) => apart(s, cell, f.cell)));
  const best = ways.reduce((a, b) => (far(b.cell ?? "") < far(a.cell ?? "") ? b : a));
  return far(best.cell ?? "") < far(me.cell) ? best : undefined;
}

// apart estimates the distance between two cells: by coordinates, or by links between areas.
function apart(s: State, a: string, b: string): number {
  const at = (name: string): number[] => name.split(",").map(Number);
  const [ax, ay] = at(a);
  const [bx, by] = at(b);
  if (ax !== undefined && ay !== undefined && bx !== undefined && by !== undefined) return Math.max(Math.abs(ax - bx), Math.abs(ay - by));
  const seen = new Map([[a, 0]]);
  for (const [name, steps] of seen) {
    if (name === b) return steps;
    for (const next of s.view.map.cells.find((c) => c.name === name)?.links ?? []) if (!seen.has(next)) seen.set(next, steps + 1);
  }
  return 99;
}

function tokenOf(s: State, id: string | undefined): Token | undefined {
  return s.view.tokens.find((t) => t.id === id);
}

function verbOf(c: Choice): string {
  return c.key.split(":", 1)[0] ?? "";
}
