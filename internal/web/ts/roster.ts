// <fray-roster>: all combatants in turn order, with health, conditions and items.

import { counter, portrait, tags } from "./widgets";
import { type Child, h, type VNode } from "./dom";
import { Pane } from "./pane";
import { held, sheet } from "./sheet";
import { sideOf } from "./sides";
import type { Place, Token } from "./types";
import { Ways } from "./ways";
import { bar, counts, hasMap, level, nameOf, sideName, unnamed } from "./words";

class FrayRoster extends Pane {
  protected content(): Child {
    const { view } = this.state;
    const ways = new Ways(view, undefined);
    const by = new Map(view.tokens.map((t) => [t.id, t]));
    const rows: VNode[] = [];
    for (const p of view.order ?? []) {
      const t = by.get(p.id);
      if (!t) continue;
      by.delete(p.id);
      rows.push(this.member(t, p, ways));
    }
    for (const t of by.values()) rows.push(this.member(t, null, ways));
    return h("ol", { class: "roster" }, rows);
  }

  private member(t: Token, p: Place | null, ways: Ways): VNode {
    const acts = t.id === this.state.view.turn;
    const out = !t.hidden && t.down; // a hidden combatant is not out of the fight
    const waits = !t.hidden && !t.down && p?.out === true; // for example a surprised combatant
    const side = sideOf(this.state, t.side);
    const then = acts ? "acting" : p?.done && !out ? "has acted" : "";
    const b = bar(t);
    const few = counts(t);
    return h("li", { key: t.id, class: `member side-${side % 4}${acts ? " acts" : ""}${t.hidden ? " ghost" : ""}${out ? " out" : p?.done || waits ? " done" : ""}`, "aria-current": acts ? "true" : null },
      portrait(t, side),
      h("div", { class: "member-text" },
        h("p", { class: "member-name" },
          hasMap(this.state.view) ? h("button", { class: "plain name", type: "button", title: "Show on the map", onClick: () => this.host.reveal(t.id) }, t.name) : h("strong", null, t.name), unnamed(this.state.view, t) && h("span", { class: "soft small" }, t.id),
          t.mine && [" ", h("span", { class: "chip" }, "yours")], t.hidden && [" ", h("span", { class: "chip" }, "hidden")], " ", h("span", { class: "sr" }, sideName(this.state.view, t.side)),
          b && h("span", { class: "num health" }, b.value, h("span", { class: "soft" }, `/${b.max}`))),
        b && h("progress", { max: b.max ?? 0, value: Math.max(b.value, 0), class: level(b), "aria-label": `${b.name} of ${t.name}` }),
        h("p", { class: "counts" }, h("span", { class: "where soft", title: [ways.place(t), t.cell].filter(Boolean).join(", ") || null }, [ways.place(t), t.down && "down", waits && "no turn this round"].filter(Boolean).join(" · "), then && h("span", { class: "sr" }, `, ${then}`)), !out && few.map(counter)),
        tags(t),
        this.near(t),
        this.sheet(t)));
  }

  // near says who is next to it, unless a tag already does.
  private near(t: Token): VNode | null {
    const names = (t.beside ?? []).map((id) => nameOf(this.state, id));
    if (names.length === 0 || t.tags?.some((g) => names.every((n) => `${g.name} ${g.until ?? ""}`.includes(n)))) return null;
    return h("p", { class: "small soft" }, `next to ${names.join(", ")}`);
  }

  private sheet(t: Token): VNode | null {
    const holds = t.holds?.length && !t.down ? `holds ${t.holds.join(", ")}` : "";
    if (!t.sheet?.length) return holds ? h("p", { class: "small soft" }, holds) : null;
    return h("details", { class: "sheet" }, h("summary", null, holds || "sheet"), t.down ? null : held(t.holds ?? [], this.host.cards), sheet(t.sheet, this.host.cards));
  }
}

customElements.define("fray-roster", FrayRoster);
