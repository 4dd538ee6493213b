// <fray-aids>: what the game master lets people have besides the rules: the bar with the chances of the sides, and hints.

import { ApiError } from "./calls";
import { type Child, draw, h } from "./dom";
import { Pane } from "./pane";
import type { FrayQuestion } from "./question";
import { sideOf } from "./sides";
import type { Code, Hint, Share, State } from "./types";
import { mayAnswer, percent } from "./words";

// range is a share with its interval.
export function range(s: Pick<Share, "share" | "low" | "high">): string {
  return `${percent(s.share)} (${percent(s.low)} to ${percent(s.high)})`;
}

// passing are the codes of refusals that do not last.
const passing: readonly (Code | undefined)[] = ["busy", "too_many"];

class FrayAids extends Pane {
  private readonly dialog = document.createElement("dialog");
  private found: Hint | null = null;
  private message = "";
  private again = false; // the next try may succeed
  private busy = false;

  connectedCallback(): void {
    this.dialog.className = "advice";
    this.dialog.setAttribute("aria-label", "Hint");
    document.body.append(this.dialog);
  }

  protected override changed(was: State | undefined): void {
    if (was?.question?.id === this.state.question?.id) return;
    this.found = null;
    this.message = "";
    if (this.dialog.open) this.dialog.close();
  }

  protected content(): Child {
    if (this.dialog.open) draw(this.dialog, this.advice());
    const { aids, bar } = this.state;
    return [
      bar && this.bar(bar.sides),
      aids?.hints && this.host.calls &&
        h("button", { key: "hint", type: "button", class: "plain", disabled: !this.asked() || this.busy, onClick: () => void this.ask() }, "Hint"),
    ];
  }

  private asked(): boolean {
    const { question } = this.state;
    return question !== undefined && !question.sides && mayAnswer(this.state);
  }

  private bar(sides: readonly Share[]): Child {
    const words = sides.map((s) => `${s.title} ${percent(s.share)}`).join(", ");
    const all = Math.max(1, sides.reduce((sum, s) => sum + s.share, 0));
    let from = 0;
    return h("div", { key: "bar", class: "chances", role: "img", "aria-label": `Chances if bots play on: ${words}`, title: `Chances if bots play on: ${words}` },
      sides.slice(0, 1).map((s) => h("span", { key: "first" }, percent(s.share))),
      h("svg", { key: "bar", viewBox: `0 0 ${all} 1`, preserveAspectRatio: "none", "aria-hidden": "true" }, sides.map((s) => {
        const x = from;
        from += s.share;
        return h("rect", { key: s.side, class: `side-${sideOf(this.state, s.side) % 4}`, x, y: 0, width: s.share, height: 1 });
      })),
      sides.slice(1).map((s) => h("span", { key: s.side }, percent(s.share))));
  }

  private async ask(): Promise<void> {
    const { question } = this.state;
    if (!question || this.busy) return;
    this.busy = true;
    this.redraw();
    try {
      this.found = (await this.host.calls?.hint(question.id)) ?? null;
      this.message = "";
    } catch (e) {
      this.again = e instanceof ApiError && passing.includes(e.code);
      this.message = e instanceof ApiError && e.code === "busy" ? "The server is busy and found no hint in time." : (e as Error).message;
    }
    this.busy = false;
    this.redraw();
    if (this.state.question?.id !== question.id) return;
    draw(this.dialog, this.advice());
    this.dialog.show();
    (this.dialog.querySelector<HTMLElement>("button.pick") ?? this.dialog.querySelector<HTMLElement>("button"))?.focus();
  }

  private advice(): Child {
    const close = h("button", { key: "x", class: "plain close", type: "button", "aria-label": "Close", onClick: () => this.dialog.close() }, "✕");
    if (this.message || !this.found) {
      return [close, h("p", { key: "bad", class: "notice bad", role: "alert" }, this.message),
        this.again && h("button", { key: "again", type: "button", class: "pick", "aria-disabled": this.busy ? "true" : null, onClick: () => void this.ask() }, this.busy ? "Trying again …" : "Try again")];
    }
    const { choices, fights, side } = this.found;
    return [close,
      h("h2", { key: "t" }, "Hint"),
      h("p", { key: "how", class: "soft small" }, choices.length > 1 ? `How often ${side} wins after each choice if bots play on (${fights} fights).` : "Nothing else is worth a look."),
      h("ol", { key: "list" }, choices.map((c) => h("li", { key: c.key },
        h("button", { type: "button", class: "pick", onClick: () => this.pick(c.key) }, c.text), " ", range(c),
        c.greedy && h("span", { class: "soft" }, ", what a greedy bot would do"),
        c.fears && h("p", { class: "small" }, `It fears: ${c.fears}`)))),
    ];
  }

  private pick(key: string): void {
    this.dialog.close();
    document.querySelector<FrayQuestion>("fray-question")?.pick(key);
  }
}

customElements.define("fray-aids", FrayAids);
