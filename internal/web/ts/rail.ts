// <fray-rail>: the turn order as a column of portraits, with health and conditions. The acting combatant is always in view.

import { signOf } from "./art";
import { tokenWords } from "./board-words";
import { type Child, h, type VNode } from "./dom";
import { icons } from "./icons";
import { beforePaint, Pane } from "./pane";
import { sideOf } from "./sides";
import type { Place, State, Token } from "./types";
import { portrait } from "./widgets";
import { bar, level, shortName } from "./words";

const mostSigns = 3; // conditions with an icon each

class FrayRail extends Pane {
  protected override changed(was: State | undefined): void {
    if (was?.view.turn !== this.state.view.turn) beforePaint(this.follow);
  }

  protected content(): Child {
    const { view } = this.state;
    const by = new Map(view.tokens.map((t) => [t.id, t]));
    const placed = (view.order ?? []).map((p): [Token | undefined, Place | null] => [by.get(p.id), p]);
    const rest = view.tokens.filter((t) => !placed.some(([p]) => p === t)).map((t): [Token, null] => [t, null]);
    const rows: VNode[] = [];
    for (const [t, p] of [...placed, ...rest]) if (t) rows.push(this.portrait(t, p));
    return h("ol", { class: "rail", "aria-label": "Turn order" }, rows);
  }

  private portrait(t: Token, p: Place | null): VNode {
    const { view } = this.state;
    const acts = t.id === view.turn;
    const out = t.down && !t.hidden;
    const side = sideOf(this.state, t.side);
    const b = bar(t);
    const signs = (t.tags ?? []).filter((g) => !g.quiet);
    const kinds = [`side-${side % 4}`, acts && "acts", out && "out", t.hidden && "ghost", !out && (p?.done || p?.out) && "done"].filter(Boolean).join(" ");
    const words = tokenWords(view, t) + (p?.done && !out && !acts ? ", has acted" : "");
    return h("li", { key: t.id, class: kinds, "aria-current": acts ? "true" : null },
      h("button", { type: "button", class: "portrait", "aria-label": words, title: words, onClick: () => this.host.reveal(t.id), onPointerenter: () => this.host.highlight(null, { aim: t.id }), onPointerleave: () => this.host.highlight(null) },
        portrait(t, side),
        name(shortName(t, view.tokens)),
        h("progress", { max: b?.max ?? 1, value: Math.max(b?.value ?? 0, 0), class: b ? level(b) : "none", "aria-hidden": "true" }),
        h("span", { class: "portrait-signs", "aria-hidden": "true" }, signs.slice(0, mostSigns).map((g, i) => h("svg", { class: "icon", key: `${g.name} ${i}`, viewBox: "0 0 32 32" }, h("path", { d: icons[signOf(g)] }))))));
  }

  // follow scrolls to the acting combatant without moving the page.
  private readonly follow = (): void => {
    const list = this.querySelector<HTMLElement>(".rail");
    const now = this.querySelector<HTMLElement>("li.acts");
    if (!list || !now) return;
    if (now.offsetTop < list.scrollTop || now.offsetTop + now.offsetHeight > list.scrollTop + list.clientHeight) list.scrollTop = now.offsetTop - list.clientHeight / 3;
  };
}

// name is a short name; its number stays readable if the name is too long.
function name(short: string): VNode {
  const [, word = short, nth] = /^(.*) (\d+)$/.exec(short) ?? [];
  return h("span", { class: "portrait-name", "aria-hidden": "true" }, h("span", null, word), nth && ` ${nth}`);
}

customElements.define("fray-rail", FrayRail);
