// Draws what changes without a new state: reachable places, the highlighted place, and the path of one choice.

import { isRisky, riskAt } from "./board-aims";
import { type Point, pitch } from "./board-layout";
import type { Way } from "./board-overlay";
import type { Place, Places } from "./board-places";
import type { Marks } from "./marks";
import type { Choice } from "./types";

// light highlights the places of choices: those that the list highlights, else all.
export function light(at: Places, marks: Marks): void {
  const safe: number[] = [];
  const risky: number[] = [];
  const targets = new Set(marks.targets);
  const free = new Set<string>();
  const put = (name: string, risk: boolean): void => {
    const cell = at.scene.where.get(name);
    if (cell !== undefined && at.shown(cell)) (risk ? risky : safe).push(cell);
  };
  if (marks.cells.size > 0 || marks.targets.size > 0) {
    for (const [name, how] of marks.cells) put(name, how === "risky");
  } else {
    for (const [name, all] of at.aims.byCell) {
      const lit = all.filter((c) => at.aims.lit.has(c));
      if (lit.length > 0) put(name, isRisky(lit));
    }
    const priced = [...at.aims.lit].some((c) => c.cost);
    for (const [id, all] of at.aims.byToken) (priced && !all.some((c) => c.cost) ? free : targets).add(id);
  }
  const corners = new Set([...at.aims.lit].filter((c) => c.corner).map((c) => at.scene.where.get(c.cell ?? "") ?? -1));
  at.scene.overlay.lit(at.layout, safe, risky, !at.areas, corners);
  const side = at.token(at.state.question?.who ?? "")?.side;
  for (const t of at.state.view.tokens) {
    const g = at.scene.tokens.group(t.id);
    g?.classList.toggle("fb-aim", targets.has(t.id));
    g?.classList.toggle("fb-aim-ally", targets.has(t.id) && t.side === side);
    g?.classList.toggle("fb-aim-free", free.has(t.id));
  }
}

// point outlines the place under the pointer and the place under the keyboard cursor.
export function point(at: Places, here: Place | undefined, cursor: Place | undefined, aim: string): void {
  const { overlay, tokens } = at.scene;
  overlay.place(cursor ? at.layout.outline(cursor.cell, 1) : "");
  const around = here && here !== cursor && !(here.id && at.areas);
  overlay.point(around ? at.layout.outline(here.cell, 1.5) : "");
  const pointed = here?.id || aim;
  tokens.root.classList.toggle("fb-points", tokens.group(pointed) !== undefined);
  for (const t of at.state.view.tokens) tokens.group(t.id)?.classList.toggle("fb-pointed-at", t.id === pointed);
}

// touch outlines the cells in the area of a choice.
export function touch(at: Places, area: string[]): void {
  const cells = area.map((name) => at.scene.where.get(name));
  at.scene.overlay.hit(at.layout, cells.filter((i) => i !== undefined && at.shown(i)) as number[]);
}

// markedWay returns the path of the choice that the list highlights.
export function markedWay(at: Places, m: Marks): Way | undefined {
  if (m.path.length > 0) return along(at, m.path, m.warnings, m.cost);
  const cell = at.where(m.aim);
  return cell === undefined ? undefined : arrow(at, { cell, id: at.token(m.aim) ? m.aim : "" }, m.warned);
}

// wayOf returns the path of a choice that leads to a place.
export function wayOf(at: Places, p: Place, c: Choice): Way | undefined {
  return c.path?.length ? along(at, c.path, c.warnings ?? [], c.cost ?? "") : arrow(at, p, (c.warnings?.length ?? 0) > 0);
}

function along(at: Places, path: string[], warnings: string[], cost: string): Way | undefined {
  const from = at.askedSpot();
  const drawn = (list: string[]): number[] => list.map((name) => at.scene.where.get(name)).filter((i) => i !== undefined);
  const cells = drawn(path);
  if (!from || cells.length !== path.length) return undefined;
  const center = (i: number): Point => at.layout.center(i);
  const start = at.token(at.state.question?.who ?? "")?.cell;
  return {
    points: [from, ...cells.map(center)], cells: true, taken: cells.map((i) => at.here(i).length > 0),
    risks: drawn(riskAt(path, warnings, start)).map(center), warned: warnings.length > 0, cost,
  };
}

function arrow(at: Places, to: Place, warned: boolean): Way | undefined {
  const from = at.askedSpot();
  const end = at.spot(to);
  if (!from || Math.hypot(end.x - from.x, end.y - from.y) < pitch / 2) return undefined;
  return { points: [from, end], cells: false, taken: [], risks: [], warned, cost: "" };
}
