// The layer between ground and combatants: reachable places, the highlighted place, and the path of a choice.

import { svg } from "./board-elements";
import { type Layout, type Point, number } from "./board-layout";

export interface Way {
  points: Point[]; // the first is the start
  cells: boolean; // a path along cells with numbered steps; else a single arrow
  taken: boolean[]; // for each step: the cell is occupied, so the number moves aside
  risks: Point[];
  warned: boolean;
  cost: string;
}

export class Overlay {
  readonly under = svg("g", { class: "fb-under" });
  readonly over = svg("g", { class: "fb-over" });
  private safe = svg("path", { class: "fb-safe" });
  private risky = svg("path", { class: "fb-risky" });
  private safeDots = svg("path", { class: "fb-safe-dots" });
  private riskyMarks = svg("path", { class: "fb-risky-marks" });
  private area = svg("path", { class: "fb-area-hit" });
  private pointed = svg("path", { class: "fb-pointed" });
  private cursor = svg("path", { class: "fb-cursor" });
  private line = svg("g", { class: "fb-line" });
  private numbers = svg("g", { class: "fb-numbers" });

  constructor() {
    this.under.append(this.safe, this.risky, this.safeDots, this.riskyMarks, this.area, this.pointed, this.line);
    this.over.append(this.cursor, this.numbers);
  }

  // lit marks reachable places: a dot if safe, a ring if risky. Areas are large and get a border instead. If a choice is about
  // the corner of a cell, the mark is at the corner and the cell is not lit.
  lit(layout: Layout, safe: number[], risky: number[], marked: boolean, corners: ReadonlySet<number>): void {
    const outlines = (cells: number[]): string => cells.map((i) => (corners.has(i) ? "" : layout.outline(i, 2.5))).join("");
    this.safe.setAttribute("d", outlines(safe));
    this.risky.setAttribute("d", outlines(risky));
    const marks = (cells: number[], d: string): string => cells.map((i) => { const c = corners.has(i) ? layout.corners(i, 0)[0]! : layout.center(i); return `M${number(c.x)} ${number(c.y)}${d}`; }).join("");
    this.safeDots.setAttribute("d", marked ? marks(safe, spot) : "");
    this.riskyMarks.setAttribute("d", marked ? marks(risky, spot) : "");
  }

  hit(layout: Layout, cells: number[]): void {
    this.area.setAttribute("d", cells.map((i) => layout.outline(i, 0)).join(""));
  }

  point(d: string): void {
    this.pointed.setAttribute("d", d);
  }

  place(d: string): void {
    this.cursor.setAttribute("d", d);
  }

  way(way: Way | undefined): void {
    this.line.replaceChildren();
    this.numbers.replaceChildren();
    if (!way || way.points.length < 2) return;
    const kind = way.warned ? " fb-warned" : "";
    const d = way.cells ? "M" + way.points.map((p) => number(p.x) + " " + number(p.y)).join("L") : bow(way.points[0]!, way.points[way.points.length - 1]!);
    this.line.append(svg("path", { class: "fb-way-under" + kind, d }), svg("path", { class: "fb-way-over" + kind, d }));
    const steps = way.points.slice(1);
    if (way.cells) steps.forEach((p, i) => this.numbers.append(step(way.taken[i] ? { x: p.x + 15, y: p.y + 15 } : p, String(i + 1), (i === steps.length - 1 ? " fb-last" : "") + kind)));
    for (const p of way.risks) this.numbers.append(warning(p));
    const end = steps[steps.length - 1]!;
    if (way.cost && way.cells) this.numbers.append(label({ x: end.x, y: end.y - 27 }, way.cost));
  }
}

// spot is a small circle: filled if safe, empty if risky.
const spot = "m-2.6 0a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0Z";

function step(p: Point, text: string, kind: string): SVGElement {
  return svg("g", { class: "fb-step" + kind, transform: `translate(${number(p.x)} ${number(p.y)})` }, svg("circle", { r: 9 }), svg("text", { y: 3.7 }, text));
}

function warning(p: Point): SVGElement {
  return svg("g", { class: "fb-risk", transform: `translate(${number(p.x + 12)} ${number(p.y - 12)})` },
    svg("path", { d: "M0-8.5L8.5 6.5h-17Z" }), svg("path", { class: "fb-risk-ink", d: "M-1-3.6h2l-.4 5.4h-1.2ZM-1 3.6a1 1 0 1 0 2 0a1 1 0 1 0-2 0Z" }));
}

function label(p: Point, text: string): SVGElement {
  const w = text.length * 6.4 + 14;
  return svg("g", { class: "fb-cost", transform: `translate(${number(p.x)} ${number(p.y)})` },
    svg("rect", { x: -w / 2, y: -9, width: w, height: 18, rx: 9 }), svg("text", { y: 4 }, text));
}

// bow is a slightly curved arrow that ends short of its target.
export function bow(a: Point, b: Point): string {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const long = Math.hypot(dx, dy) || 1;
  const cut = Math.min(24 / long, 0.4);
  const from = { x: a.x + dx * cut, y: a.y + dy * cut };
  const to = { x: b.x - dx * cut, y: b.y - dy * cut };
  const bend = Math.min(long * 0.14, 40);
  const over = { x: (a.x + b.x) / 2 + (dy / long) * bend, y: (a.y + b.y) / 2 - (dx / long) * bend };
  const turn = Math.atan2(to.y - over.y, to.x - over.x);
  const barb = (by: number): string => number(to.x - 10 * Math.cos(turn + by)) + " " + number(to.y - 10 * Math.sin(turn + by));
  return `M${number(from.x)} ${number(from.y)}Q${number(over.x)} ${number(over.y)} ${number(to.x)} ${number(to.y)}M${barb(0.45)}L${number(to.x)} ${number(to.y)}L${barb(-0.45)}`;
}
