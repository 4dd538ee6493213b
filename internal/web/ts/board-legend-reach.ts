// The part of the legend that explains the marks of reachable places. It changes with the question.

import { html, svg } from "./board-elements";

// reach returns one line of the legend for each mark on the map.
export function reach(root: Element): HTMLElement[] {
  const shows = (mark: string): boolean => (root.querySelector(mark)?.getAttribute("d") ?? "") !== "";
  const out: HTMLElement[] = [];
  if (shows(".fb-safe-dots")) out.push(html("li", {}, sign("fb-safe", "fb-safe-dots"), "within reach"));
  if (shows(".fb-risky-marks")) out.push(html("li", {}, sign("fb-risky", "fb-risky-marks"), "with a warning"));
  return out;
}

function sign(ground: string, mark: string): SVGElement {
  return svg("svg", { class: "fb-swatch", viewBox: "0 0 22 16", width: 22, height: 16, "aria-hidden": "true" },
    svg("rect", { class: "fb-floor", width: 22, height: 16 }), svg("rect", { class: ground, width: 22, height: 16 }), svg("circle", { class: mark, cx: 11, cy: 8, r: 2.6 }));
}
