// Small widgets that several panes share.

import { addressOf, artOf, forget, framed } from "./art";
import { shapes } from "./board-tokens";
import { icons } from "./icons";
import { shapeOf } from "./sides";
import { h, type Child, type VNode } from "./dom";
import type { Meter, Token } from "./types";

const mostPips = 8;

export function counter(m: Meter): VNode {
  const max = m.max ?? 0;
  const n = Math.max(max, m.value);
  const pips = max > 0 && n <= mostPips && m.value >= 0;
  return h("span", { class: "counter", key: m.name },
    h("span", { class: "counter-name" }, m.name), " ",
    pips
      ? h("span", { class: "pips", role: "img", "aria-label": `${m.value} of ${max}` }, Array.from({ length: n }, (_, i) => h("i", { class: i < m.value ? "on" : null })))
      : h("span", { class: "num" }, m.value, max > 0 && h("span", { class: "soft" }, `/${max}`)));
}

export function mark(side: number, glyph: string): VNode {
  return h("span", { class: `mark side-${side % 4}`, "aria-hidden": "true" }, h("span", null, glyph));
}

// portrait draws a combatant: its picture or icon on the shape and color of its side.
export function portrait(t: Token, side: number): VNode {
  const href = t.down && !t.hidden ? undefined : addressOf(t.picture);
  return h("svg", { class: `portrait-art side-${side % 4}`, viewBox: "-16 -16 32 32", "aria-hidden": "true" },
    h("path", { class: "portrait-shape", d: shapes[shapeOf(side)] }),
    href ? h("image", { key: href, class: "portrait-face", href, ...framed(shapeOf(side)), onError: () => forget(t.picture) }) : h("path", { key: "icon", class: "portrait-icon", d: icons[t.down && !t.hidden ? "cross" : artOf(t)], transform: side % 4 === 2 ? "translate(-8 -5) scale(.5)" : "translate(-9.6 -9.6) scale(.6)" }));
}

export function ruleLink(id: string | undefined, text = "§"): Child {
  if (!id) return null;
  const ruleset = id.split(".", 1)[0] ?? "";
  return [text === "§" ? "\u00a0" : " ", h("a", { class: "rule-link", href: `/rules/${ruleset}/${id}`, "data-rule": id, target: "_blank", rel: "noopener", title: id }, text === "§" ? [h("span", { "aria-hidden": "true" }, text), h("span", { class: "sr" }, `rule ${id}`)] : text)];
}

// tags lists the conditions of a combatant, without quiet ones.
export function tags(t: Token): Child {
  const shown = (t.tags ?? []).filter((g) => !g.quiet);
  if (shown.length === 0) return null;
  return h("p", { class: "tags" }, shown.map((g, i) =>
    h("span", { class: "tag", key: `${g.name}${i}` }, g.name, g.until && h("span", { class: "soft" }, ` ${g.until}`), ruleLink(g.rule))));
}
