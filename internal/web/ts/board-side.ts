// The view from the side: a map with levels as it looks from the south, and who is on which level, in words and with buttons.

import { html, svg } from "./board-elements";
import { filled } from "./board-squares";
import { glyphs } from "./glyphs";
import type { Token, View } from "./types";

// Where the picture begins, and how large a square is.
const head = 22;
const size = 20;

export function hasLevels(v: View): boolean {
  return v.map.shape === "square" && (v.map.levels ?? 1) > 1;
}

// sideView draws the levels; the shown one is marked.
export function sideView(v: View, sides: string[], shown: number): HTMLElement {
  const where = new Map(v.map.cells.map((c, i) => [c.name, i]));
  return html("div", { class: "fb-side" }, picture(v, sides, shown, where), words(v, shown, where));
}

function picture(v: View, sides: string[], shown: number, where: Map<string, number>): SVGElement {
  const [cols, rows, levels] = [v.map.cols!, v.map.rows!, v.map.levels!];
  const top = (level: number): number => (levels - 1 - level) * size;
  const out = svg("svg", { class: "fb-side-picture", viewBox: `0 0 ${head + cols * size} ${levels * size}`, "aria-hidden": "true" });
  for (let level = 0; level < levels; level++) {
    out.append(svg("rect", { class: level === shown ? "fb-side-level fb-side-shown" : "fb-side-level", x: head, y: top(level), width: cols * size, height: size }));
    out.append(svg("text", { class: "fb-side-number", x: head - 6, y: top(level) + 14 }, String(level)));
  }
  for (let level = 0; level < levels; level++)
    for (let x = 0; x < cols; x++)
      if (Array.from({ length: rows }, (_, y) => v.map.cells[(level * rows + y) * cols + x]!).some((c) => c.kind === "wall"))
        out.append(svg("rect", { class: "fb-side-wall", x: head + x * size, y: top(level), width: size, height: size }));
  const names = glyphs(v);
  for (const t of [...v.tokens].sort((a, b) => Number(b.down ?? false) - Number(a.down ?? false))) {
    const cell = where.get(t.cell);
    if (cell === undefined) continue;
    const block = filled(v.map, t, cell);
    const last = block[block.length - 1]!;
    const [x, level] = [cell % cols, Math.floor(cell / (cols * rows))];
    const [wide, high] = [(last % cols) - x + 1, Math.floor(last / (cols * rows)) - level + 1];
    const left = head + x * size;
    const up = top(level + high - 1);
    out.append(svg("g", { class: `fb-side-token side-${Math.max(sides.indexOf(t.side), 0) % 4}${t.down ? " fb-side-down" : ""}${t.id === v.turn ? " fb-side-acts" : ""}` },
      svg("rect", { x: left + 1, y: up + 1, width: wide * size - 2, height: high * size - 2, rx: 6 }),
      svg("text", { x: left + (wide * size) / 2, y: up + (high * size) / 2 + 4 }, names.get(t.id) ?? "")));
  }
  return out;
}

// words lists the levels with somebody on them, the highest first; a button shows each.
function words(v: View, shown: number, where: Map<string, number>): HTMLElement {
  const out = html("ul", { class: "fb-side-words", "aria-label": "Levels, the highest first" });
  const plane = v.map.cols! * v.map.rows!;
  const levelOf = (t: Token): number => Math.floor((where.get(t.cell) ?? -1) / plane);
  for (let level = v.map.levels! - 1; level >= 0; level--) {
    const here = v.tokens.filter((t) => levelOf(t) === level);
    if (here.length === 0 && level !== shown) continue;
    out.append(html("li", {},
      html("button", { type: "button", class: "fb-side-go", "data-level": level, "aria-pressed": String(level === shown) }, `Level ${level}`),
      html("span", {}, here.map((t) => person(v, t, level)).join(", ") || "nobody")));
  }
  return out;
}

// person names a combatant with what its place on the level does not tell.
function person(v: View, t: Token, level: number): string {
  const top = Math.min(level + Math.max(t.span ?? 1, 1), v.map.levels!) - 1;
  const more = [t.id === v.turn ? "acting" : "", t.down ? "down" : "", t.hidden ? "hidden" : "", top > level ? `up to level ${top}` : ""].filter(Boolean);
  return t.name + (more.length > 0 ? ` (${more.join(", ")})` : "");
}
