// Positions of combatants in cells for one combatant, and of several in the same cell: those who are down, hidden or grappling.

import { type Point, type Spot, pitch } from "./board-layout";
import type { Token } from "./types";

export function spotsInCells(tokens: Token[], where: Map<string, number>, center: (cell: number) => Point): Map<string, Spot> {
  const byCell = new Map<number, Token[]>();
  for (const t of tokens) {
    const cell = where.get(t.cell);
    if (cell !== undefined) byCell.set(cell, [...(byCell.get(cell) ?? []), t]);
  }
  const out = new Map<string, Spot>();
  for (const [cell, here] of byCell) {
    const c = center(cell);
    const up = here.filter((t) => !t.down && !t.hidden);
    const down = here.filter((t) => t.down || t.hidden);
    if (up.length === 1) {
      out.set(up[0]!.id, { ...c, scale: sizeOf(up[0]!), name: "below" });
      around(down, c, pitch * 0.34, 0.5, out);
    } else if (here.length === 1) {
      out.set(here[0]!.id, { ...c, scale: sizeOf(here[0]!), name: "below" });
    } else {
      around([...up, ...down], c, pitch * 0.24, here.length > 3 ? 0.46 : 0.58, out);
    }
  }
  return out;
}

// around places combatants on a circle, the first at the lower right.
function around(list: Token[], c: Point, radius: number, scale: number, out: Map<string, Spot>): void {
  list.forEach((t, i) => {
    const turn = Math.PI / 4 + (2 * Math.PI * i) / Math.max(list.length, 2);
    out.set(t.id, { x: c.x + radius * Math.cos(turn), y: c.y + radius * Math.sin(turn), scale, name: "none" });
  });
}

const sizes: Record<string, number> = { tiny: 0.7, small: 0.82, medium: 1, large: 1.14, huge: 1.28, gigantic: 1.4, gargantuan: 1.4 };

// sizeOf returns the scale of a combatant; 1 for an unknown size.
export function sizeOf(t: Token): number {
  return sizes[(t.size ?? "").toLowerCase()] ?? 1;
}
