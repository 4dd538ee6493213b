// An icon in a page.

import { h, type VNode } from "./dom";
import { type IconName, icons } from "./icons";

export function icon(name: IconName): VNode {
  return h("svg", { class: "icon", viewBox: "0 0 32 32", "aria-hidden": "true" }, h("path", { d: icons[name] }));
}
