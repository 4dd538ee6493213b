// <fray-past>: shows an earlier moment while the fight continues; return to the present, undo to that moment, or start a what-if
// there.

import { type Child, h } from "./dom";
import { Pane } from "./pane";
import type { State } from "./types";
import { isGM, plural } from "./words";

const wait = 120; // milliseconds that the slider must rest before the server is asked

class FrayPast extends Pane {
  private at: number | null = null; // number of inputs at the moment shown
  private timer = 0;
  private message = "";
  private opened = ""; // address of the last what-if

  // showAt sets the moment shown: null is the present.
  showAt(inputs: number | null): void {
    this.at = inputs;
    this.redraw();
  }

  protected content(): Child {
    const now: State = this.host.latest;
    const at = this.at ?? now.inputs;
    if (now.inputs === 0) return null;
    return h("div", { class: "past" + (this.at === null ? "" : " away") },
      h("label", { class: "past-line" }, h("span", { class: "small" }, this.at === null ? "Now" : `After ${at} of ${plural(now.inputs, "answer")}`),
        h("input", { type: "range", min: 0, max: now.inputs, ".value": String(at), "aria-label": "Show an earlier moment", "aria-valuetext": this.at === null ? "now" : `after ${at} of ${now.inputs} answers`,
          onInput: (e: Event) => this.slide(Number((e.target as HTMLInputElement).value)) })),
      this.at !== null && h("div", { class: "row" },
        h("button", { class: "primary", type: "button", onClick: () => this.host.visit(null) }, "Return to now"),
        now.you.role !== "spectator" && h("button", { type: "button", onClick: () => void this.back(at) }, isGM(now) ? "Undo to here" : "Ask to undo to here"),
        isGM(now) && h("button", { type: "button", onClick: () => void this.branch(at) }, "Start a what-if here")),
      this.message && h("p", { class: "small", role: "status" }, this.message),
      this.opened && h("p", { class: "small", role: "status" }, "The what-if opened in a new tab. If the browser blocked it, ", h("a", { href: this.opened, target: "_blank", rel: "noopener" }, "open it"), "."));
  }

  private slide(n: number): void {
    const to = n >= this.host.latest.inputs ? null : n;
    this.at = to;
    this.redraw();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.host.visit(to), wait);
  }

  private async back(keep: number): Promise<void> {
    try {
      await this.host.calls?.undo({ keep });
      this.message = "";
      this.host.visit(null);
    } catch (e) {
      this.message = (e as Error).message;
      this.redraw();
    }
  }

  private async branch(keep: number): Promise<void> {
    try {
      const link = await this.host.calls?.branch(keep);
      this.opened = link?.url ?? ""; // the link is shown too, because browsers may block a window that opens after a delay
      if (this.opened) window.open(this.opened, "_blank", "noopener");
      this.message = "";
    } catch (e) {
      this.message = (e as Error).message;
    }
    this.redraw();
  }
}

customElements.define("fray-past", FrayPast);

export type { FrayPast };
