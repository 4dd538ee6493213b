// The shape of a side, for cards, lists and the legend.

import { svg } from "./board-elements";
import { shapePath } from "./board-tokens";
import type { Shape } from "./sides";

export function shapeMark(shape: Shape): SVGElement {
  return svg("svg", { class: "fb-mark", viewBox: "-18 -18 36 36", width: 14, height: 14, "aria-hidden": "true" }, svg("path", { d: shapePath(shape) }));
}
