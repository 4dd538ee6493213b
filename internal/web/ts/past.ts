// <fray-past>: look at an earlier moment while the present goes on; go back to it, or try what else could have been.

import { type Child, h } from "./dom";
import { Pane } from "./pane";
import type { State } from "./types";
import { isGM, plural } from "./words";

const wait = 120; // milliseconds that the handle rests before the server is asked

class FrayPast extends Pane {
  private at: number | null = null; // number of inputs that is looked at
  private timer = 0;
  private says = "";
  private opened = ""; // address of the what-if that was begun last

  // to is what the page looks at now: null is the present.
  to(inputs: number | null): void {
    this.at = inputs;
    this.redraw();
  }

  protected content(): Child {
    const now: State = this.host.latest;
    const at = this.at ?? now.inputs;
    if (now.inputs === 0) return null;
    return h("div", { class: "past" + (this.at === null ? "" : " away") },
      h("label", { class: "past-line" }, h("span", { class: "small" }, this.at === null ? "Now" : `After ${at} of ${plural(now.inputs, "answer")}`),
        h("input", { type: "range", min: 0, max: now.inputs, ".value": String(at), "aria-label": "Look at an earlier moment", "aria-valuetext": this.at === null ? "now" : `after ${at} of ${now.inputs} answers`,
          onInput: (e: Event) => this.slide(Number((e.target as HTMLInputElement).value)) })),
      this.at !== null && h("div", { class: "row" },
        h("button", { class: "primary", type: "button", onClick: () => this.host.visit(null) }, "Back to now"),
        now.you.role !== "spectator" && h("button", { type: "button", onClick: () => void this.back(at) }, isGM(now) ? "Take back to here" : "Ask to take back to here"),
        isGM(now) && h("button", { type: "button", onClick: () => void this.branch(at) }, "What if … from here")),
      this.says && h("p", { class: "small", role: "status" }, this.says),
      this.opened && h("p", { class: "small", role: "status" }, "The what-if is open in a tab of its own. If the browser held that back: ", h("a", { href: this.opened, target: "_blank", rel: "noopener" }, "open it"), "."));
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
      this.says = "";
      this.host.visit(null);
    } catch (e) {
      this.says = (e as Error).message;
      this.redraw();
    }
  }

  private async branch(keep: number): Promise<void> {
    try {
      const link = await this.host.calls?.branch(keep);
      this.opened = link?.url ?? ""; // shown as well: a browser may take a window that comes after an answer for one that nobody asked for
      if (this.opened) window.open(this.opened, "_blank", "noopener");
      this.says = "";
    } catch (e) {
      this.says = (e as Error).message;
    }
    this.redraw();
  }
}

customElements.define("fray-past", FrayPast);

export type { FrayPast };
