// The JSON of package api and of table.View; types_test.go compares the field names with Go.

export interface Choice {
  key: string; label: string; row?: string; more?: string; aim?: string; group?: string; cost?: string; rule?: string;
  target?: string; cell?: string; path?: string[]; area?: string[]; corner?: boolean; warnings?: string[];
}

export interface BlockedChoice extends Choice { rules: string[]; facts?: string[] }

export interface View {
  ruleset: string; encounter: string; round: number; turn?: string;
  map: MapView; tokens: Token[]; sides?: NamedSide[]; order: Place[] | null; tracks?: Track[]; banners?: string[]; over?: boolean; winner?: string;
}

export interface NamedSide { id: string; name: string }

export interface MapView { shape: string; cols?: number; rows?: number; levels?: number; cells: CellView[] }

export interface CellView { name: string; kind?: string; glyph?: string; holds?: string[]; links?: string[]; east?: string; south?: string }

export interface Token {
  id: string; name: string; side: string; cell: string; size?: string; span?: number; down?: boolean; mine?: boolean; hidden?: boolean; memory?: boolean;
  beside?: string[]; meters?: Meter[]; tags?: Tag[]; holds?: string[]; sheet?: string[];
}

export interface Meter { name: string; value: number; max?: number; quiet?: boolean; health?: boolean }

export interface Track { name: string; who?: string; value: number; goal: number; text?: string; rule?: string }

export interface Tag { name: string; until?: string; rule?: string; quiet?: boolean }

export interface Place { id: string; score: number; done?: boolean; out?: boolean }

export interface RuleText { id: string; title: string; rule: string; ruling: string }

export interface Adjustment { do: string; who?: string; what?: string; value?: number; at?: string; why?: string; sheet?: string }

export interface Decree { do: string; text: string; who?: Field; what?: Field; value?: Field; at?: Field }

export interface Card { id: string; kind: string; name: string; price?: string; effect?: string; about?: string; lines?: string[]; rule?: string }

export interface Field { ask: string; kind: string; words?: string[]; low?: number; high?: number; optional?: boolean }

export interface Join {
  id: string; like?: string; creature?: string; name?: string; side?: string; seat?: string; at?: string; hidden?: boolean; why?: string;
}

export interface Decrees { decrees: Decree[]; creatures: Creature[]; sides: string[] }

export interface Creature { id: string; name: string; group: string }

export interface State {
  table: string; name: string; ruleset: string; dice: string; rev: string; inputs: number; you: You; view: View;
  question?: Question; waiting: Waiting; log: Line[] | null; log_from: number; seats: Seat[]; undo?: UndoVote;
  paused?: boolean; limit?: number; summary?: Summary; fault?: string; same_map?: boolean; proof?: Proof; branch?: string;
  adventure?: Adventure;
}

export interface Adventure { name: string; fight: number; of: number; fought: Fought[]; next?: Ahead }

export interface Fought { name: string; winner?: string; rounds: number }

export interface Ahead { continues: boolean; name?: string; rest?: string; party?: string[]; problem?: string }

export interface Proof { practice?: boolean; commit?: string; stirs?: Stir[]; open?: boolean; fresh?: string[]; seed?: string; older?: number }

export interface Stir { seat: string; text: string }

export interface You { role: string; seat?: string; who?: string[] }

export interface Question {
  id: string; kind: string; rule: string; prompt: string; who?: string; actor?: string; mine: boolean; choices?: Choice[];
  packed?: Packed; held?: number; pass?: boolean; default?: string; text?: boolean; sides?: number[]; deadline?: number;
}

export interface Packed { aims?: PackedAim[]; ways?: string[]; from?: number[]; rows: PackedRow[] }

export interface PackedAim { target?: string; cell?: string; aim?: string }

export interface PackedRow {
  key: string; label?: string; row?: string; more?: string; group?: string; cost?: string; rule?: string; corner?: boolean;
  places?: number[]; aims?: number[]; ways?: number[]; areas?: Record<number, string[]>; warnings?: Record<number, string[]>;
}

export interface Change { rev: string; since?: string; set: Record<string, unknown>; log?: LogChange }

export interface LogChange { from: number; lines: Line[]; reset?: boolean }

export interface Asked { rev: string; question?: Question; waiting: Waiting; over?: boolean }

export interface Waiting { seats?: string[]; who?: string; prompt?: string }

export interface Line {
  text: string; rule?: string; kind?: string; round?: number; who?: string; target?: string; path?: string[]; left?: number; brief?: string;
  roll?: Roll; at: number;
}

export interface Roll { faces?: number[]; mods?: Mod[] }

export interface Mod { rule: string; title: string; value: number; dice?: boolean }

export interface Seat { name: string; plays: string; side?: string; who?: string[]; here: number; standing?: Standing[] }

export interface Standing { kind: string; verb?: string; part?: string; ask?: boolean; below?: number; actor?: string; aimed?: boolean; if?: StandingLimit[] }

export interface StandingLimit { number: string; is?: string; n: number }

export interface UndoVote { by: string; keep: number; what: string; yes: string[]; of: string[] }

export interface Summary {
  winner?: string; rounds: number; who: Deeds[]; hash?: string; encounter?: string; highlights?: string[]; sides?: string[]; course?: Moment[];
  turn?: Turn;
}

export interface Moment { at: number; left: number[] }

export interface Turn { at: number; text: string; lost: number }

export interface Deeds {
  id: string; name: string; side: string; down?: boolean; left: number; full: number; dealt: number; taken: number;
  healed: number; felled: number; attacks: number; hits: number; luck: number; rolls: number;
}

export interface Answer { question: string; key?: string; note?: string; faces?: number[]; pass?: boolean; as?: string }

export interface Odds { key: string; exact: boolean; trials?: number; lines: string[]; hit?: number }

export interface Undo { keep: number; vote?: string }

export interface SeatChange { seat: string; plays: string }

export interface Link { id: string; role: string; seat?: string; token?: string; url?: string; unused?: boolean }

// Code says why a request is refused; api/codes.go explains each.
export type Code =
  | "invalid" | "too_large" | "too_many" | "too_long" | "origin" | "no_route" | "method" | "no_link" | "revoked"
  | "deleted" | "not_found" | "forbidden" | "not_asked" | "stale" | "not_now" | "not_over" | "not_listed"
  | "bad_dice" | "bad_text" | "bad" | "record_full" | "damaged" | "full" | "busy" | "not_kept" | "closed" | "fault"
  | "internal";

export interface Problem { title: string; status: number; detail: string; code: Code }
