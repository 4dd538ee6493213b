// What the map tells the page of: see FrayBoard.
export interface Told {
  "tap-cell": { cell: string; id: string };
  "pick-choice": { key: string };
  "hover-cell": { cell: string; id: string; keys: string[] };
  "show-rule": { rule: string };
}

export type Tell = <K extends keyof Told>(what: K, detail: Told[K]) => boolean; // false: the page has taken it
