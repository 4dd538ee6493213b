// A meter of a combatant: a bar if its maximum is large, dots if it is small, a number without one.

import { html, svg } from "./board-elements";
import { number } from "./board-layout";
import type { Meter } from "./types";

const mostPips = 8;

export function meterBar(m: Meter): HTMLElement {
  const box = html("div", { class: "fb-meter" }, html("span", { class: "fb-meter-name" }, m.name));
  const top = Math.max(m.max ?? 0, m.value);
  if (m.max && m.max > mostPips) box.append(bar(m.value / m.max));
  else if (m.max && top <= mostPips && m.value >= 0) box.append(pips(m.value, top));
  box.append(html("span", { class: "fb-meter-value" }, m.max ? `${m.value}/${m.max}` : String(m.value)));
  return box;
}

function bar(share: number): SVGElement {
  const state = share <= 0.25 ? "bad" : share <= 0.5 ? "fair" : "good";
  const w = Math.min(Math.max(share, 0), 1) * 100;
  return svg("svg", { class: "fb-bar", viewBox: "0 0 100 6", preserveAspectRatio: "none", "aria-hidden": "true" },
    svg("rect", { class: "fb-bar-bed", width: 100, height: 6 }), svg("rect", { class: `fb-bar-fill fb-${state}`, width: number(w), height: 6 }));
}

function pips(value: number, top: number): SVGElement {
  const out = svg("svg", { class: "fb-pips", viewBox: `0 0 ${top * 12} 10`, width: top * 12, height: 10, "aria-hidden": "true" });
  for (let i = 0; i < top; i++) out.append(svg("circle", { class: i < value ? "fb-pip fb-full" : "fb-pip", cx: i * 12 + 5, cy: 5, r: 3.6 }));
  return out;
}
