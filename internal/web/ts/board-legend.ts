// The legend below the map: the shapes of sides and the patterns of terrain.

import { html, svg } from "./board-elements";
import { terrainOf } from "./board-ground";
import { shapeMark } from "./board-shape";
import { shapeOf } from "./sides";
import type { View } from "./types";
import { sideName } from "./words";

export function legend(v: View, sides: string[], prefix: string): HTMLElement[] {
  const out: HTMLElement[] = [];
  for (const side of sides.filter((s) => v.tokens.some((t) => t.side === s))) {
    const n = sides.indexOf(side);
    out.push(html("li", { class: `side-${n % 4}` }, shapeMark(shapeOf(n)), sideName(v, side)));
  }
  if (v.tokens.some((t) => t.hidden)) out.push(html("li", {}, ghost(), "hidden"));
  if (v.tokens.some((t) => t.memory && t.cell)) out.push(html("li", {}, ghost(), "last seen there"));
  if (v.map.shape === "zones") {
    if (v.tokens.some((t) => t.beside?.length)) {
      out.push(html("li", {}, bond("fb-bond fb-engaged"), "engaged"), html("li", {}, bond("fb-bond"), "next to"));
    }
    return out;
  }
  const kinds = new Set(v.map.cells.map((c) => c.kind).filter((k) => k !== undefined && k !== ""));
  for (const kind of kinds) out.push(html("li", {}, swatch(kind!, prefix), kind!));
  return out;
}

function ghost(): SVGElement {
  return svg("svg", { class: "fb-mark", viewBox: "0 0 16 16", width: 16, height: 16, "aria-hidden": "true" }, svg("circle", { class: "fb-ghost-ring", cx: 8, cy: 8, r: 6.5 }));
}

function bond(kind: string): SVGElement {
  return svg("svg", { class: "fb-mark", viewBox: "0 0 28 14", width: 28, height: 14, "aria-hidden": "true" }, svg("line", { class: kind, x1: 2, y1: 7, x2: 26, y2: 7 }));
}

function swatch(kind: string, prefix: string): SVGElement {
  const terrain = terrainOf(kind);
  const out = svg("svg", { class: "fb-swatch", viewBox: "0 0 30 22", width: 22, height: 16, "aria-hidden": "true" });
  const rect = (name: string, fill?: string): SVGElement => svg("rect", { class: name, width: 30, height: 22, fill });
  if (terrain === "wall") out.append(rect("fb-wall"), rect("fb-wall-face", `url(#${prefix}-wall)`));
  else out.append(rect("fb-floor"), rect(`fb-kind fb-${terrain}`), rect("fb-pattern", `url(#${prefix}-${terrain})`));
  if (terrain === "door" || terrain === "way" || terrain === "thing") out.append(svg("path", { class: `fb-sign fb-sign-${terrain}`, d: terrain === "thing" ? "M8 4h14v14h-14ZM8 4l14 14M22 4l-14 14" : "M9 3h12v16h-12Z" }));
  return out;
}
