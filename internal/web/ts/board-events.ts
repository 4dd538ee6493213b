// The events that the map sends to the page; see FrayBoard.
export interface BoardEvents {
  "tap-cell": { cell: string; id: string };
  "menu-cell": { cell: string; id: string; x: number; y: number };
  "hold-cell": { cell: string; id: string; x: number; y: number };
  "drop-token": { cell: string; id: string; x: number; y: number };
  "receive-cell": { cell: string };
  "pick-choice": { key: string };
  "hover-cell": { cell: string; id: string; keys: string[] };
  "show-rule": { rule: string };
}

export type Emit = <K extends keyof BoardEvents>(what: K, detail: BoardEvents[K]) => boolean; // false: the page canceled it
