// What the board highlights: the places of all choices, and the details of one.

import type { Choice } from "./types";

export interface Marks {
  cells: Map<string, "safe" | "risky">; // cells of choices; risky: every choice there has a warning
  targets: Set<string>; // ids of the targets of choices
  choice: Choice | null; // the highlighted choice
  path: string[]; // path of the highlighted choice
  warned: boolean; // it has warnings
  warnings: string[];
  cost: string;
  aim: string; // its target: the id of a combatant or the name of a cell
}

export function noMarks(): Marks {
  return { cells: new Map(), targets: new Set(), choice: null, path: [], warned: false, warnings: [], cost: "", aim: "" };
}
