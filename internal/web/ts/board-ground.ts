// Draws the ground of a map of cells: one path for each kind of terrain, with a pattern for known kinds and a neutral pattern and
// a character for others. The number of elements does not grow with the number of cells.

import { svg } from "./board-elements";
import { type Layout, number, pitch } from "./board-layout";
import type { CellView } from "./types";

export type Terrain = "open" | "wall" | "rough" | "mire" | "pit" | "thicket" | "exit" | "door" | "way" | "thing" | "rubble" | "high" | "cover" | "other";

// terrainOf maps the name of a kind to a terrain by the words in it.
export function terrainOf(kind: string | undefined): Terrain {
  const words = (kind ?? "").toLowerCase().split(/[^a-z]+/);
  const has = (...any: string[]): boolean => any.some((w) => words.includes(w));
  if (!kind || kind === "open") return "open";
  if (has("door", "gate", "grate")) return has("open", "broken") ? "way" : "door";
  if (has("wall", "rock", "pillar")) return "wall";
  if (has("rubble", "broken")) return "rubble";
  if (has("object", "thing", "furniture")) return "thing";
  if (has("pit", "chasm", "hole")) return "pit";
  if (has("mire", "water", "swamp", "bog")) return "mire";
  if (has("thicket", "forest", "bush", "undergrowth")) return "thicket";
  if (has("exit", "goal")) return "exit";
  if (has("rough", "difficult")) return "rough";
  if (has("high", "height", "hill")) return "high";
  if (has("cover")) return "cover";
  return "other";
}

// patterned are the terrains drawn as a pattern over open ground.
const patterned: ReadonlySet<Terrain> = new Set(["rough", "mire", "thicket", "rubble", "exit", "high", "cover", "other", "pit"]);

// side is the width and height, in cells, of the blocks drawn as one element, so that the browser can skip blocks outside the
// screen.
const side = 8;

export function ground(layout: Layout, cells: CellView[], prefix: string): SVGGElement {
  const blocks = new Map<string, number[]>();
  for (const i of layout.cells) {
    const key = Math.floor(layout.row(i) / side) + "," + Math.floor(layout.column(i) / side);
    const block = blocks.get(key);
    if (block) block.push(i);
    else blocks.set(key, [i]);
  }
  const [shade, floors, grid, walls] = [svg("g"), svg("g"), svg("g"), svg("g")];
  const drawn = new Set<string>(); // edges of the grid that are drawn
  for (const block of blocks.values()) {
    const solid = block.filter((i) => terrainOf(cells[i]!.kind) === "wall");
    const floor = block.filter((i) => !solid.includes(i));
    floors.append(...painted(layout, cells, floor, prefix));
    grid.append(svg("path", { class: "fb-grid", d: edges(layout, floor, drawn) }));
    if (solid.length === 0) continue;
    const d = together(layout, solid, -0.6);
    shade.append(svg("path", { class: "fb-wall-shade", d }));
    walls.append(svg("path", { class: "fb-wall", d }), svg("path", { class: "fb-wall-face", d, fill: `url(#${prefix}-wall)` }));
  }
  const signs = layout.cells.map((i) => sign(layout, cells[i]!, i)).filter((x) => x !== undefined);
  return svg("g", { class: "fb-ground" }, shade, floors, grid, walls, ...signs);
}

// painted draws the floor of a block: open ground, and the patterns over it.
function painted(layout: Layout, cells: CellView[], floor: number[], prefix: string): SVGElement[] {
  const byTerrain = new Map<Terrain, number[]>();
  for (const i of floor) {
    const terrain = terrainOf(cells[i]!.kind);
    if (patterned.has(terrain)) byTerrain.set(terrain, [...(byTerrain.get(terrain) ?? []), i]);
  }
  const out: SVGElement[] = [svg("path", { class: "fb-floor", d: together(layout, floor, -0.3) })];
  for (const [terrain, list] of byTerrain) {
    const d = together(layout, list, -0.3);
    out.push(svg("path", { class: `fb-kind fb-${terrain}`, d }), svg("path", { class: "fb-pattern", d, fill: `url(#${prefix}-${terrain})` }));
  }
  return out;
}

function together(layout: Layout, list: number[], inset: number): string {
  return list.map((i) => layout.outline(i, inset)).join("");
}

// edges returns the sides of the cells as path data; a side shared by two cells appears once.
function edges(layout: Layout, list: number[], drawn: Set<string>): string {
  let d = "";
  for (const i of list) {
    const corners = layout.corners(i, 0);
    corners.forEach((a, n) => {
      const b = corners[(n + 1) % corners.length]!;
      const key = Math.round(a.x + b.x) + "," + Math.round(a.y + b.y); // the middle of the edge, times two
      if (drawn.has(key)) return;
      drawn.add(key);
      d += `M${number(a.x)} ${number(a.y)}L${number(b.x)} ${number(b.y)}`;
    });
  }
  return d;
}

// sign draws the symbol of a single cell: a door, an object, items, or the character of an unknown kind.
function sign(layout: Layout, c: CellView, i: number): SVGElement | undefined {
  const at = layout.center(i);
  const d = icon(terrainOf(c.kind));
  const move = `translate(${number(at.x)} ${number(at.y)})`;
  if (d) return svg("path", { class: `fb-sign fb-sign-${terrainOf(c.kind)}`, d, transform: move });
  if (terrainOf(c.kind) === "other" && c.glyph) return svg("text", { class: "fb-sign-letter", x: number(at.x), y: number(at.y + 5) }, c.glyph);
  if (c.holds?.length) return svg("path", { class: "fb-sign fb-sign-item", d: item, transform: `translate(${number(at.x + pitch * 0.26)} ${number(at.y + pitch * 0.24)})` });
  return undefined;
}

const item = "M-6 0L0-6L6 0L0 6ZM-6 0H6";

function icon(terrain: Terrain): string | undefined {
  switch (terrain) {
    case "door":
      return "M-11-15h22v30h-22ZM5-2v4";
    case "way":
      return "M-11-15v30M11-15v30M-11-15l14 5v30l-14-5";
    case "thing":
      return "M-10-10h20v20h-20ZM-10-10l20 20M10-10l-20 20";
    default:
      return undefined;
  }
}

// patterns defines the SVG patterns of all terrains; the prefix keeps several boards on one page apart.
export function patterns(prefix: string): SVGDefsElement {
  const pattern = (terrain: Terrain, size: number, ...d: string[]): SVGPatternElement =>
    svg("pattern", { id: `${prefix}-${terrain}`, width: size, height: size, patternUnits: "userSpaceOnUse" },
      ...d.map((path) => svg("path", { class: `fb-ink fb-ink-${terrain}`, d: path })));
  return svg("defs", {},
    pattern("wall", 12, "M-3 3L3-3M0 12L12 0M9 15L15 9"),
    pattern("rough", 32, "M5 9l4-4l4 4M19 24l4-4l4 4M22 7h4M6 25h4"),
    pattern("mire", 28, "M1 7q4-4 8 0t8 0M12 21q4-4 8 0t8 0"),
    pattern("thicket", 24, "M6 10V3M6 10L2 5M6 10l4-5M18 22v-7M18 22l-4-5M18 22l4-5"),
    pattern("pit", 10, "M0 10L10 0M0 0L10 10"),
    pattern("exit", 24, "M6 5l6 7l-6 7M14 5l6 7l-6 7"),
    pattern("rubble", 26, "M4 6h4v4h-4ZM16 4l4 2l-3 4ZM9 18l5-2l2 5h-5ZM21 17h2v3h-2Z"),
    pattern("high", 30, "M4 13q5-7 11 0M19 27q5-7 11 0M19 6h5M5 24h5"),
    pattern("cover", 22, "M3 9h8V4H3ZM13 20h7v-6h-7ZM11 9h3M3 20h4"),
    pattern("other", 14, "M0 14L14 0"));
}
