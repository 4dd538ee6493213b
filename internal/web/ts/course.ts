// The course of a fight as a picture: how much health each side had left, from the start to the end.

import { h, type VNode } from "./dom";
import { sideOf } from "./sides";
import type { Moment, State, Summary } from "./types";
import { sideName } from "./words";

const wide = 600;
const high = 120;
const whole = 1000; // thousandths

// course draws a line for each side. A click, or an arrow key on it, shows that moment of the fight.
export function course(s: State, sum: Summary, visit: (at: number) => void): VNode | null {
  const { course: moments, sides } = sum;
  if (!moments || !sides || moments.length < 2) return null;
  const most = Math.max(s.inputs, moments[moments.length - 1]?.at ?? 1, 1);
  const x = (at: number): number => Math.round((at / most) * wide);
  const y = (left: number): number => Math.round(high - (left / whole) * high);
  const path = (k: number): string => moments.map((m, i) => `${i === 0 ? "M" : `H${x(m.at)}V`}${i === 0 ? `${x(m.at)} ` : ""}${y(m.left[k] ?? 0)}`).join("") + `H${wide}`;
  const at = (e: MouseEvent): number => {
    const box = (e.currentTarget as Element).getBoundingClientRect();
    return Math.round(((e.clientX - box.left) / box.width) * most);
  };
  return h("figure", { class: "course" },
    h("div", { class: "course-plot", onClick: (e: MouseEvent) => visit(at(e)), title: "Click to look at that moment" },
      h("svg", { viewBox: `-2 -4 ${wide + 4} ${high + 8}`, preserveAspectRatio: "none", role: "img", "aria-label": words(s, sides, moments) },
        sides.map((side, k) => h("path", { key: side, class: `course-line side-${sideOf(s, side) % 4}`, d: path(k) })),
        sum.turn && h("path", { key: "turn", class: "course-turn", d: `M${x(sum.turn.at)} 0V${high}` }))),
    h("figcaption", null, sides.map((side) => h("span", { key: side, class: `side-${sideOf(s, side) % 4}` }, h("span", { class: "mark", "aria-hidden": "true" }), ` ${sideName(s.view, side)}`)),
      h("span", { class: "soft" }, "health left, from start to end")));
}

function words(s: State, sides: readonly string[], moments: readonly Moment[]): string {
  const middle = moments[Math.floor(moments.length / 2)];
  const last = moments[moments.length - 1];
  return "Health left. " + sides.map((side, k) => `${sideName(s.view, side)}: ${Math.round((middle?.left[k] ?? 0) / 10)} % halfway, ${Math.round((last?.left[k] ?? 0) / 10)} % at the end`).join(". ");
}
