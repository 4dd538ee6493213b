// Decides how links between areas are shown, as in the text map (internal/draw/zones_link.go): a line if it is straight, two-way
// and crosses nothing, else words.

import type { CellView, MapView } from "./types";

export interface Linkage {
  lines: [number, number][]; // indexes of cells, the upper or left one first
  exits: Map<number, string[]>; // links shown in words: names of areas by cell
  all: boolean; // every area leads to every other; this is said once
}

export function linkage(m: MapView): Linkage {
  const lines: [number, number][] = [];
  const exits = new Map<number, string[]>();
  const used = new Set<number>();
  let every = true;
  m.cells.forEach((c, i) => {
    m.cells.forEach((d, j) => {
      if (!c.name || !d.name || i === j) return;
      const there = leads(c, d);
      const back = leads(d, c);
      every &&= there;
      if (!there || (back && lines.some(([a, b]) => a === Math.min(i, j) && b === Math.max(i, j)))) return;
      const through = straight(m, i, j);
      if (back && i < j && through && !through.some((p) => used.has(p))) {
        lines.push([i, j]);
        for (const p of through) used.add(p);
        return;
      }
      exits.set(i, [...(exits.get(i) ?? []), d.name]);
    });
  });
  if (every && exits.size > 0) return { lines: [], exits: new Map(), all: true };
  for (const [i, names] of exits) exits.set(i, brief(m, i, names));
  return { lines, exits, all: false };
}

function leads(from: CellView, to: CellView): boolean {
  return from.links?.includes(to.name) ?? false;
}

// straight returns the gaps that a line crosses, or undefined if no line is possible.
function straight(m: MapView, i: number, j: number): number[] | undefined {
  const cols = m.cols ?? 1;
  const dc = (j % cols) - (i % cols);
  const dr = Math.floor(j / cols) - Math.floor(i / cols);
  if (dc !== 0 && dr !== 0) return Math.abs(dc) === 1 && Math.abs(dr) === 1 ? [] : undefined;
  const by = Math.sign(dc) + Math.sign(dr) * cols;
  const through: number[] = [];
  for (let p = i + by; p !== j; p += by) {
    if (m.cells[p]!.name) return undefined;
    through.push(p);
  }
  return through;
}

// brief shortens the text of an area that leads almost everywhere.
function brief(m: MapView, i: number, exits: string[]): string[] {
  const not = m.cells.filter((d, j) => d.name && i !== j && !leads(m.cells[i]!, d)).map((d) => d.name);
  if (exits.length <= 3 || not.length > 2) return exits;
  return not.length === 0 ? ["everywhere"] : ["everywhere except " + not.join(" and ")];
}
