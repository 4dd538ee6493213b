// What the board highlights: where the choices of a question lead, and the one that is looked at.

export interface Marks {
  cells: Map<string, "safe" | "risky">; // cells that choices name; risky: every way there has a warning
  targets: Set<string>; // ids of combatants that choices name
  area: string[]; // cells that the choice that is looked at touches
  path: string[]; // of the choice that is looked at: cells in order
  warned: boolean; // it has warnings
  warnings: string[];
  cost: string;
  aim: string; // the combatant's id or the cell's name it is about
}

export function noMarks(): Marks {
  return { cells: new Map(), targets: new Set(), area: [], path: [], warned: false, warnings: [], cost: "", aim: "" };
}
