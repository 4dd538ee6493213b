// What happens, on the map: a line from the one who acts to its target, and what came of it beside each combatant. Numbers keep
// their size on the screen at any zoom.

import { svg } from "./board-elements";
import { type Layout, type Spot, number, reach, spotOf } from "./board-layout";
import { bow } from "./board-overlay";
import type { Outcome } from "./deeds";

const stays = 1600; // milliseconds that what came of it stays
const gap = 17; // pixels between the lines of a text
const letter = 13; // average width of one of its capital letters
const named = 26; // height of a name above a combatant
const least = 0.75; // size of a text on the picture, at least: it grows with a large map

export class Effects {
  readonly root = svg("g", { class: "fb-effects" });
  private readonly asked = svg("g");
  private readonly now = svg("g");
  private timer = 0;

  constructor() {
    this.root.append(this.asked, this.now);
  }

  // show replaces what is shown: a line, and what came of it. Zoom is pixels per unit of the picture.
  show(layout: Layout, zoom: number, outcomes: readonly Outcome[], strike?: { from: string; to: string }): void {
    clearTimeout(this.timer);
    const parts: SVGElement[] = [];
    const taken: Said[] = [];
    const line = strike && wayBetween(layout, strike.from, strike.to);
    if (line) parts.push(...line);
    for (const o of outcomes) {
      const spot = spotOf(layout, o.id);
      if (!spot) continue;
      parts.push(svg("circle", { class: `fb-burst fb-burst-${o.kind}`, cx: number(spot.x), cy: number(spot.y), r: number((reach + 2) * spot.scale) }), words(said(spot, zoom, o, taken), o.kind));
    }
    this.now.replaceChildren(...parts);
    this.timer = setTimeout(() => this.now.replaceChildren(), stays);
  }

  clear(): void {
    clearTimeout(this.timer);
    this.now.replaceChildren();
  }

  // ask shows who is asked about whose attack, until there is another question.
  ask(layout: Layout, from: string, to: string): void {
    const spot = spotOf(layout, to);
    const line = wayBetween(layout, from, to);
    this.asked.replaceChildren(...(spot && line ? [...line, svg("circle", { class: "fb-asked", cx: number(spot.x), cy: number(spot.y), r: number((reach + 6) * spot.scale) })] : []));
  }
}

function wayBetween(layout: Layout, from: string, to: string): SVGElement[] | undefined {
  const a = spotOf(layout, from);
  const b = spotOf(layout, to);
  if (!a || !b || a === b) return undefined;
  const d = bow(a, b);
  return [svg("path", { class: "fb-strike-under", d }), svg("path", { class: "fb-strike", d, pathLength: 1 })];
}

// Said is a text on the picture: the middle of its last line, its scale and its lines.
export interface Said {
  x: number;
  y: number;
  k: number;
  lines: string[];
}

// said places a text above a combatant, and above the texts that are there already.
export function said(spot: Spot, zoom: number, o: Outcome, taken: Said[]): Said {
  const k = Math.max(1 / zoom, least);
  const high = (reach + 3 + (spot.name === "above" ? named : 0)) * spot.scale; // above the name
  const s = { x: spot.x, y: spot.y - high, k, lines: o.words.slice(-3) };
  const wide = (a: Said): number => (Math.max(...a.lines.map((l) => l.length)) * letter * a.k) / 2;
  const covers = (t: Said): boolean => Math.abs(t.x - s.x) < wide(t) + wide(s) && s.y > t.y - t.lines.length * gap * t.k && t.y > s.y - s.lines.length * gap * s.k;
  for (let t = taken.find(covers); t; t = taken.find(covers)) s.y = t.y - t.lines.length * gap * t.k;
  taken.push(s);
  return s;
}

function words(s: Said, kind: Outcome["kind"]): SVGElement {
  const lines = s.lines.map((w, i, all) => svg("tspan", { x: 0, y: (i - all.length + 1) * gap }, w));
  return svg("g", { transform: `translate(${number(s.x)} ${number(s.y)}) scale(${number(s.k)})` },
    svg("text", { class: `fb-came fb-came-${kind}` }, ...lines));
}
