// A timeline: a fight from start to end in one object, as internal/web writes it. Values shared by several frames are stored
// once.

import type { Line, MapView, NamedSide, Place, Proof, RuleText, Seat, State, Summary, Token, Track, You } from "./types";

export interface Timeline {
  table: string; name: string; ruleset: string; you: You; seats: Seat[] | null; sides?: NamedSide[]; maps: MapView[]; tokens: Token[];
  orders: (Place[] | null)[]; frames: Frame[]; log: Line[] | null; summary?: Summary; proof?: Proof; rules: RuleText[] | null;
}

export interface Frame {
  inputs: number; map: number; tokens: number[] | null; order: number; round: number; turn?: string; banners?: string[];
  over?: boolean; winner?: string; lines: number; prompt?: string; tracks?: Track[];
}

export function frameState(f: Timeline, n: number): State {
  const fr = f.frames[n] as Frame;
  return {
    table: f.table, name: f.name, ruleset: f.ruleset, dice: "", rev: String(n), inputs: fr.inputs, you: f.you, seats: f.seats ?? [],
    waiting: { ...(fr.prompt && { prompt: fr.prompt }) }, log: (f.log ?? []).slice(0, fr.lines), log_from: 0,
    ...(n === f.frames.length - 1 && f.summary && { summary: f.summary }),
    ...(f.proof && { proof: f.proof }),
    view: {
      ruleset: f.ruleset, encounter: f.name, round: fr.round, ...(fr.turn && { turn: fr.turn }), map: f.maps[fr.map] as MapView,
      tokens: (fr.tokens ?? []).map((i) => f.tokens[i] as Token), order: f.orders[fr.order] ?? [],
      ...(f.sides && { sides: f.sides }),
      ...(fr.tracks && { tracks: fr.tracks }), ...(fr.banners && { banners: fr.banners }), ...(fr.over && { over: true }), ...(fr.winner && { winner: fr.winner }),
    },
  };
}
