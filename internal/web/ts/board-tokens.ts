// Combatants on the map: shape and color by side, an icon, an arc for health, icons for conditions, and signs for acting, own and
// down. Each is one SVG group that is moved, and redrawn only when it has changed.

import { addressOf, artOf, forget, framed, signOf } from "./art";
import { svg } from "./board-elements";
import { type Layout, type Spot, number, pitch, reach, spotOf } from "./board-layout";
import { type Name, type Names, baseline, larger, lineHeight, small as letters } from "./board-names";
import { icons } from "./icons";
import type { Shape } from "./sides";
import type { Tag, Token } from "./types";
import { bar } from "./words";

export interface TokenStyle {
  letters: string; // for the view from the side
  names: Names | undefined;
  side: number;
  shape: Shape;
  turn: boolean;
}

export const shapes: Record<Shape, string> = {
  circle: "M0-15a15 15 0 1 1 0 30a15 15 0 1 1 0-30Z",
  square: "M-10-14h20a4 4 0 0 1 4 4v20a4 4 0 0 1-4 4h-20a4 4 0 0 1-4-4v-20a4 4 0 0 1 4-4Z",
  triangle: "M-2.6-15.4a3 3 0 0 1 5.2 0l13.2 22.9a3 3 0 0 1-2.6 4.5h-26.4a3 3 0 0 1-2.6-4.5Z",
  diamond: "M-2.8-15.9a4 4 0 0 1 5.6 0l13.1 13.1a4 4 0 0 1 0 5.6l-13.1 13.1a4 4 0 0 1-5.6 0l-13.1-13.1a4 4 0 0 1 0-5.6Z",
};

export function shapePath(shape: Shape): string {
  return shapes[shape];
}

// mostSigns is the number of conditions with an icon each.
const mostSigns = 3;

export class Tokens {
  readonly root = svg("g", { class: "fb-tokens" });
  private known = new Map<string, { g: SVGGElement; drawn: string }>();

  // draw shows exactly these combatants; those on other levels lie faint below the others.
  draw(tokens: Token[], layout: Layout, style: (t: Token) => TokenStyle): void {
    const gone = new Set(this.known.keys());
    const order: SVGGElement[] = [];
    const near = (t: Token): number => Number(layout.spots.has(t.id));
    for (const t of [...tokens].sort((a, b) => near(a) - near(b) || rank(a) - rank(b))) {
      const spot = spotOf(layout, t.id);
      if (!spot) continue;
      gone.delete(t.id);
      order.push(this.one(t, spot, style(t)));
    }
    for (const id of gone) this.known.get(id)!.g.remove(), this.known.delete(id);
    if (order.some((g, i) => this.root.children[i] !== g)) this.root.append(...order);
  }

  group(id: string): SVGGElement | undefined {
    return this.known.get(id)?.g;
  }

  // shake has a combatant tremble once; its next change ends it.
  shake(id: string): void {
    this.known.get(id)?.g.classList.add("fb-struck");
  }

  private one(t: Token, spot: Spot, style: TokenStyle): SVGGElement {
    const content = JSON.stringify([t.name, spot.scale, spot.span, spot.height, spot.away, t.down, t.mine, t.hidden, t.memory, t.icon, t.picture, bar(t), t.tags?.map((g) => [g.name, g.quiet, g.icon]), style]);
    let k = this.known.get(t.id);
    if (!k) this.known.set(t.id, (k = { g: svg("g", { "data-id": t.id }), drawn: "" }));
    if (k.drawn !== content) {
      k.drawn = content;
      k.g.setAttribute("class", `fb-token side-${style.side % 4}${t.down ? " fb-down" : ""}${style.turn ? " fb-turn" : ""}${t.mine ? " fb-mine" : ""}${t.hidden || t.memory ? " fb-ghost" : ""}${spot.away ? " fb-away" : ""}`);
      k.g.replaceChildren(...picture(t, style, spot));
    }
    k.g.style.transform = `translate(${number(spot.x)}px,${number(spot.y)}px) scale(${number(spot.scale)})`;
    return k.g;
  }
}

// rank is the drawing order: hidden first, then down, then standing on top.
function rank(t: Token): number {
  return t.hidden || t.memory ? 0 : t.down ? 1 : 2;
}

function picture(t: Token, style: TokenStyle, spot: Spot): SVGElement[] {
  const out: SVGElement[] = [];
  if (spot.span) out.push(svg("rect", { class: "fb-body", x: -pitch / 2, y: -pitch / 2, width: pitch, height: pitch, rx: 5 }));
  out.push(svg("circle", { class: "fb-aim-ring", r: reach + 4 }));
  if (style.turn) out.push(svg("circle", { class: "fb-turn-ring", r: reach + 3 }));
  out.push(svg("circle", { class: "fb-plate", r: reach }));
  const meter = bar(t);
  if (meter && !t.down && !spot.away) out.push(...arc(meter.value, meter.max ?? 0));
  out.push(svg("path", { class: "fb-shape", d: shapes[style.shape] }));
  out.push(face(t, style.shape));
  if (t.down) out.push(svg("path", { class: "fb-cross", d: "M-13-13L13 13M13-13L-13 13" }));
  if (t.hidden || t.memory) out.push(svg("circle", { class: "fb-ghost-ring", r: reach }));
  if (t.mine && !t.down) out.push(svg("path", { class: "fb-own", d: "M0-27l4.5 6h-9Z" }));
  const tags = (t.tags ?? []).filter((g) => !g.quiet);
  const small = letters(spot);
  if (!t.down && !spot.away) out.push(...signs(tags, small));
  if (spot.height || spot.away) out.push(heightOf(spot, small));
  if (style.names) out.push(nameOf(t, style.names, small));
  return out;
}

// face draws the picture of a combatant, or its icon if it has none.
function face(t: Token, shape: Shape): SVGElement {
  const icon = (): SVGElement => svg("path", { class: "fb-art", d: icons[artOf(t)], transform: `translate(-9.6 ${shape === "triangle" ? -6.5 : -9.6}) scale(.6)` });
  const href = addressOf(t.picture);
  if (!href) return icon();
  const out = svg("image", { class: "fb-face", href, ...framed(shape) });
  out.addEventListener("error", () => {
    forget(t.picture);
    out.replaceWith(icon());
  }, { once: true });
  return out;
}

// heightOf draws a flag with the level of a combatant: an arrow down says that it is below the level that is shown.
function heightOf(spot: Spot, small: number): SVGElement {
  return svg("g", { class: "fb-height", transform: `translate(15 -15) scale(${number(small)})` }, svg("rect", { x: -10, y: -7.5, width: 20, height: 15, rx: 4 }), svg("text", { y: 3.8 }, `${spot.away === "below" ? "↓" : "↑"}${spot.height}`));
}

// nameOf writes a name below or above a combatant: a word of it, and all of it where there is room.
function nameOf(t: Token, names: Names, small: number): SVGElement {
  const line = (n: Name, of: string, size = small): SVGElement => {
    const edge = n.above ? -reach : reach;
    return svg("g", { transform: `translate(0 ${edge}) scale(${number(size)}) translate(0 ${-edge})` },
      svg("text", { class: `fb-name ${of}${n.free ? "" : " fb-crowded"}` }, ...n.lines.map((text, i) => svg("tspan", { x: 0, y: baseline(t, n) + i * lineHeight }, text))));
  };
  return svg("g", {}, line(names.small, "fb-small", small * larger), line(names.short, "fb-short"), line(names.full, "fb-long"));
}

// arc is a ring that shows the share of a meter, clockwise from the top.
function arc(value: number, max: number): SVGElement[] {
  const r = 18.2;
  const around = 2 * Math.PI * r;
  const share = Math.min(Math.max(value / max, 0), 1);
  const state = share <= 0.25 ? "bad" : share <= 0.5 ? "fair" : "good";
  return [
    svg("circle", { class: "fb-arc-bed", r }),
    svg("circle", { class: `fb-arc fb-${state}`, r, transform: "rotate(-90)", "stroke-dasharray": `${number(around * share)} ${number(around)}` }),
  ];
}

// signs draws conditions at the upper left, one below the other; a plus stands for more.
function signs(tags: readonly Tag[], small: number): SVGElement[] {
  return tags.slice(0, mostSigns).map((g, i) => {
    const more = i === mostSigns - 1 && tags.length > mostSigns;
    const turn = Math.PI + 0.75 - i * 0.62;
    const at = `translate(${number(Math.cos(turn) * (reach + 2))} ${number(-Math.sin(turn) * -(reach + 2))}) scale(${number(small)})`;
    return svg("g", { class: "fb-sign-of", transform: at }, svg("circle", { r: 6.6 }), svg("path", { d: more ? "M16 8v16M8 16h16" : icons[signOf(g)], transform: "translate(-5.1 -5.1) scale(.32)" }));
  });
}
