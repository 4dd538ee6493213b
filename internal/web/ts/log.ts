// <fray-log>: the log, newest first, with each roll itemized and links to rules.

import { ruleLink } from "./widgets";
import { type Child, h, type VNode } from "./dom";
import { Pane } from "./pane";
import type { Line, Roll } from "./types";
import { signed } from "./words";

const most = 300; // lines shown at first
const page = 500; // lines that the server sends at once

class FrayLog extends Pane {
  private all = false;

  protected content(): Child {
    const { lines, start } = this.host.log;
    const from = this.all ? 0 : Math.max(lines.length - most, 0);
    const rows: VNode[] = [];
    for (let i = lines.length - 1; i >= from; i--) rows.push(this.line(lines[i] as Line, start + i));
    return [
      h("div", { class: "log", tabindex: 0, role: "log", "aria-live": "off", "aria-label": "Log, newest first" }, h("ol", null, rows)),
      from + start > 0 && h("button", { class: "plain", type: "button", onClick: () => void this.more() }, `Show ${from + start} earlier lines`),
    ];
  }

  private async more(): Promise<void> {
    const { log, calls } = this.host;
    this.all = true;
    const from = Math.max(log.start - page, 0);
    if (log.start > 0 && calls) log.before((await calls.lines(from, log.start)) ?? [], from);
    this.redraw();
  }

  private line(l: Line, n: number): VNode {
    return h("li", { key: n, class: `line ${l.kind ?? ""}` },
      h("span", { class: "line-text" }, l.text), ruleLink(l.rule),
      l.roll && this.roll(l.roll),
      (l.kind === "turn" || l.kind === "round") && h("button", { class: "plain then", type: "button", title: "Show the table at this moment", onClick: () => this.host.visit(l.at) }, "show", h("span", { class: "sr" }, " this moment")));
  }

  // roll itemizes a roll: each die and each modifier.
  private roll(r: Roll): VNode {
    return h("details", { class: "roll" }, h("summary", null, "dice"),
      (r.faces ?? []).map((f) => h("span", { class: "die" }, f)),
      (r.mods ?? []).map((m) => h("span", { class: "mod" }, ruleLink(m.rule, m.title), " ", h("span", { class: "num" }, signed(m.value), m.dice && (Math.abs(m.value) === 1 ? " die" : " dice")))));
  }
}

customElements.define("fray-log", FrayLog);
