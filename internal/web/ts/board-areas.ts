// Draws a map of areas: a box with a name and contents for each area, the links between them, and lines between engaged
// combatants.

import { svg } from "./board-elements";
import { number } from "./board-layout";
import type { ZoneBox } from "./board-zone";
import type { Zones } from "./board-zones";
import type { CellView } from "./types";
import { titled } from "./words";

export function areas(z: Zones, cells: CellView[]): SVGGElement {
  const g = svg("g", { class: "fb-areas" });
  const box = new Map(z.boxes.map((b) => [b.cell, b]));
  g.append(...z.links.lines.map(([a, b]) => way(box.get(a)!, box.get(b)!)));
  g.append(...z.boxes.map((b) => area(b, cells[b.cell]!)));
  return g;
}

// way draws a link from edge to edge or from corner to corner.
function way(a: ZoneBox, b: ZoneBox): SVGElement {
  const dx = Math.sign(Math.round(b.x - a.x));
  const dy = Math.sign(Math.round(b.y - a.y));
  const corner = dx !== 0 && dy !== 0 ? 5 : 0;
  const end = (from: ZoneBox, x: number, y: number): string =>
    number(from.x + (from.w / 2) * (1 + x) - x * corner) + " " + number(from.y + (from.h / 2) * (1 + y) - y * corner);
  const d = `M${end(a, dx, dy)}L${end(b, -dx, -dy)}`;
  return svg("g", { class: "fb-way" }, svg("path", { class: "fb-way-bed", d }), svg("path", { class: "fb-way-line", d }));
}

function area(b: ZoneBox, c: CellView): SVGElement {
  const g = svg("g", { class: "fb-area" });
  g.append(svg("rect", { class: "fb-area-box", x: number(b.x), y: number(b.y), width: number(b.w), height: number(b.h), rx: 14 }));
  const name = svg("text", { class: "fb-area-name", x: number(b.x + 14), y: number(b.y + 25) }, titled(c.name));
  if (c.kind) name.append(svg("tspan", { class: "fb-area-kind", dx: 8 }, c.kind));
  g.append(name);
  for (const k of b.knots) g.append(svg("rect", { class: "fb-knot", x: number(k.x), y: number(k.y), width: number(k.w), height: number(k.h), rx: 22 }));
  for (const { from, to, engaged } of b.bonds) {
    const line = { x1: number(from.x), y1: number(from.y), x2: number(to.x), y2: number(to.y) };
    g.append(svg("line", { class: engaged ? "fb-bond fb-engaged" : "fb-bond", ...line }));
  }
  for (const n of b.notes) {
    const sign = n.leads ? "M0-4h9M5-8l4 4l-4 4" : "M0-4l4-4l4 4l-4 4Z";
    if (n.first) g.append(svg("path", { class: "fb-note-sign", d: sign, transform: `translate(${number(n.x)} ${number(n.y)})` }));
    g.append(svg("text", { class: "fb-note", x: number(n.x + 16), y: number(n.y) }, n.text));
  }
  return g;
}
