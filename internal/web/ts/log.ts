// <fray-log>: the log, oldest first, with the newest in view. A deed is one row with what came of it; open, it shows every line
// with its rolls and rules.

import { type Deed, actorOf, aimOf, deedsOf, isQuiet, outcomesOf } from "./deeds";
import { type Child, h, type VNode } from "./dom";
import { came, lineBody, partsOf, roll } from "./line_view";
import { Pane } from "./pane";
import { sideOf } from "./sides";
import { Tail } from "./tail";
import { ruleLink } from "./widgets";
import { tokenOf, sentence } from "./words";

const most = 300; // lines shown at first
const page = 500; // lines that the server sends at once

type Filter = "all" | "mine" | "hits" | "gm";
const filters: [Filter, string][] = [["all", "All"], ["mine", "Mine"], ["hits", "Results"], ["gm", "GM"]];

class FrayLog extends Pane {
  private all = false;
  private filter: Filter = "all";
  private readonly tail = new Tail();

  protected content(): Child {
    const { lines, start } = this.host.log;
    const end = Math.max((this.host.linesShown ?? start + lines.length) - start, 0);
    const from = this.all ? 0 : Math.max(end - most, 0);
    const deeds = deedsOf(lines.slice(from, end), start + from).filter((d) => this.wants(d));
    const mine = (this.state.you.who ?? []).length > 0;
    return [
      h("div", { class: "log-filter", role: "group", "aria-label": "Show" }, filters.filter(([f]) => f !== "mine" || mine).map(([f, label]) =>
        h("button", { class: "plain", type: "button", "aria-pressed": this.filter === f ? "true" : "false", onClick: () => this.choose(f) }, label))),
      h("div", { class: "log", tabindex: 0, role: "log", "aria-live": "off", "aria-label": "Log, newest last", onScroll: this.tail.scrolled }, h("ol", null,
        from + start > 0 && h("li", { key: "more" }, h("button", { class: "plain", type: "button", onClick: () => void this.more() }, `Show ${from + start} earlier lines`)),
        deeds.map((d) => this.deed(d)))),
    ];
  }

  override redraw(): void {
    super.redraw();
    this.tail.drawn(this.querySelector(".log"));
  }

  private wants(d: Deed): boolean {
    const mine = new Set(this.state.you.who ?? []);
    switch (this.filter) {
      case "all":
        return true;
      case "mine":
        return d.head.kind === "round" || d.lines.some((l) => mine.has(l.who ?? "") || mine.has(l.target ?? ""));
      case "hits":
        return d.head.kind === "round" || d.head.kind === "end" || outcomesOf(d.lines).length > 0;
      default:
        return d.head.kind === "round" || d.head.kind === "decree";
    }
  }

  private choose(f: Filter): void {
    this.filter = f;
    this.redraw();
  }

  private async more(): Promise<void> {
    const { log, calls } = this.host;
    this.all = true;
    const from = Math.max(log.start - page, 0);
    if (log.start > 0 && calls) log.before((await calls.lines(from, log.start)) ?? [], from);
    this.redraw();
  }

  private deed(d: Deed): VNode {
    const { head } = d;
    const actor = tokenOf(this.state, actorOf(d));
    const side = actor && head.kind !== "turn" && head.kind !== "round" ? ` deed side-${sideOf(this.state, actor.side) % 4}` : "";
    const point = isQuiet(d) ? null : () => this.host.happened(outcomesOf(d.lines), actorOf(d), aimOf(d));
    return h("li", { key: d.from, class: `line ${head.kind ?? ""}${side}`, onMouseenter: point, onFocusin: point },
      d.lines.length === 1 ? [lineBody(head), this.then(d)] : [
        h("details", { class: "more" },
          h("summary", null, h("span", { class: "line-text" }, `${sentence(head.text)} `), came(this.state, d), this.reactions(d)),
          (head.rule || head.roll) && h("p", { class: "small" }, head.rule && ["Rule:", ruleLink(head.rule, head.rule)], " ", head.roll && roll(head.roll)),
          partsOf(d)),
        this.then(d)]);
  }

  private reactions(d: Deed): Child {
    return d.lines.filter((l) => l.kind === "react").map((l) => h("span", { class: "react" }, l.text));
  }

  private then(d: Deed): Child {
    const { kind, at } = d.head;
    return (kind === "turn" || kind === "round") && h("button", { class: "plain then", type: "button", title: "Show the table at this moment", onClick: () => this.host.visit(at) }, "show", h("span", { class: "sr" }, " this moment"));
  }
}

customElements.define("fray-log", FrayLog);
