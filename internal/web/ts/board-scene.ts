// The picture of a state: its layout and its layers. Unchanged layers are not drawn again.

import { addressOf, forget } from "./art";
import { areas } from "./board-areas";
import { Effects } from "./board-effects";
import { Pings } from "./board-pings";
import { svg } from "./board-elements";
import { ground, patterns } from "./board-ground";
import { hexes } from "./board-hexes";
import { type Layout, type Point, isHex, isSquare, isZones, reach } from "./board-layout";
import { Overlay } from "./board-overlay";
import { edges, squares } from "./board-squares";
import { Tokens } from "./board-tokens";
import { type Zones, zones } from "./board-zones";
import { glyphs } from "./glyphs";
import { shapeOf } from "./sides";
import type { MapView, View } from "./types";
import { namesOf } from "./board-names";
import { shortName } from "./words";

let boards = 0;

export class Scene {
  readonly prefix = `fb${++boards}`;
  readonly root = svg("svg", { class: "fb-picture", "aria-hidden": "true", focusable: "false" });
  readonly overlay = new Overlay();
  readonly tokens = new Tokens();
  readonly effects = new Effects();
  readonly pings = new Pings();
  layout: Layout | undefined; // undefined for an unknown shape
  where = new Map<string, number>(); // cells by name
  private land = svg("g");
  private drawn: { map: MapView | undefined; level: number } = { map: undefined, level: 0 };

  constructor() {
    this.root.append(patterns(this.prefix), this.land, this.overlay.under, this.tokens.root, this.overlay.over, this.pings.root, this.effects.root);
  }

  // draw draws one level of a view; aspect is the width of the screen divided by its height.
  draw(v: View, sides: string[], level: number, aspect: number): void {
    const same = this.drawn.level === level && sameMap(this.drawn.map, v.map);
    if (!same) this.where = new Map(v.map.cells.map((c, i) => [c.name, i]));
    this.layout = this.laidOut(v, sides, level, aspect);
    if (!this.layout) return;
    if (!same || v.map.shape === "zones") {
      this.drawn = { map: v.map, level };
      const { x, y, w, h } = this.layout.bounds;
      for (const [name, value] of Object.entries({ width: w, height: h, viewBox: `${x} ${y} ${w} ${h}` })) this.root.setAttribute(name, String(value));
      this.root.classList.toggle("fb-zoned", isZones(v.map));
      this.land.replaceChildren(isZones(v.map) ? areas(this.layout as Zones, v.map.cells) : ground(this.layout, v.map.cells, this.prefix));
      const href = level === 0 ? addressOf(v.map.picture) : undefined; // it shows the lowest level
      this.root.classList.toggle("fb-pictured", href !== undefined);
      if (href) {
        const under = svg("image", { href, x, y, width: w, height: h, preserveAspectRatio: isZones(v.map) ? "xMidYMid slice" : "none" });
        under.addEventListener("error", () => {
          forget(v.map.picture);
          under.remove();
          this.root.classList.remove("fb-pictured");
        }, { once: true });
        this.land.prepend(under);
      }
      if (isSquare(v.map)) for (const [kind, d] of edges(this.layout, v.map.cells)) this.land.append(svg("path", { class: `fb-edge fb-edge-${kind}`, d }));
    }
    const letters = glyphs(v);
    const names = namesOf(v.tokens, new Map([...this.layout.elsewhere, ...this.layout.spots]), (t) => shortName(t, v.tokens), isZones(v.map) ? "area" : "cell");
    this.tokens.draw(v.tokens, this.layout, (t) => {
      const side = Math.max(sides.indexOf(t.side), 0);
      return { letters: letters.get(t.id) ?? "?", names: names.get(t.id), side, shape: shapeOf(side), turn: t.id === v.turn };
    });
  }

  private laidOut(v: View, sides: string[], level: number, aspect: number): Layout | undefined {
    const m = v.map;
    if (isHex(m)) return hexes(m.cols!, m.rows!, this.where, v.tokens);
    if (isSquare(m)) return squares(m, level, this.where, v.tokens);
    return isZones(m) ? zones(m, v.tokens, sides, aspect) : undefined;
  }

  // tokenAt returns the id of the nearest combatant at a point; "" if there is none.
  tokenAt(p: Point): string {
    let best = "";
    let least = reach + 3;
    for (const [id, s] of this.layout?.spots ?? []) {
      const far = s.span ? Math.max(Math.abs(p.x - s.x), Math.abs(p.y - s.y)) / s.span : Math.hypot(p.x - s.x, p.y - s.y) / s.scale;
      if (far < least) (best = id), (least = far);
    }
    return best;
  }
}

// sameMap reports whether the ground is unchanged. It compares cells because every state has new objects.
function sameMap(a: MapView | undefined, b: MapView): boolean {
  if (a === b) return true;
  if (!a || a.shape !== b.shape || a.cols !== b.cols || a.rows !== b.rows || a.picture !== b.picture || a.cells.length !== b.cells.length) return false;
  return a.cells.every((c, i) => {
    const d = b.cells[i]!;
    return c.name === d.name && c.kind === d.kind && c.glyph === d.glyph && c.east === d.east && c.south === d.south && Boolean(c.holds?.length) === Boolean(d.holds?.length);
  });
}
