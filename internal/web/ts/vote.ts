// <fray-vote>: what somebody wishes to take back, until the table has agreed, and what became of it. It stands above the
// question, as whoever is asked has to see it.

import { type Child, h } from "./dom";
import { Pane } from "./pane";
import type { State } from "./types";
import { isGM, list, plural } from "./words";

// takenBack says what a state has less than the one before, or that a wish came to nothing; "" if neither.
export function takenBack(was: State, is: State): string {
  if (is.inputs < was.inputs) return `${plural(was.inputs - is.inputs, "answer")} taken back`;
  if (!was.undo || is.undo) return "";
  return is.inputs > was.inputs ? "The fight went on: nothing is taken back" : "Somebody refused: nothing is taken back";
}

class FrayVote extends Pane {
  private says = "";
  private became = "";

  protected override changed(was: State | undefined): void {
    if (!was) return;
    const became = takenBack(was, this.state);
    if (became || this.state.undo || was.question?.id !== this.state.question?.id) this.became = became;
  }

  protected content(): Child {
    const { undo, you } = this.state;
    const agreed = undo?.yes ?? [];
    const asked = isGM(this.state) || (undo?.of ?? []).includes(you.seat ?? "");
    return [
      undo && h("div", { class: "vote says", role: "group", "aria-label": "A wish to take something back" },
        h("p", null, `${undo.what}.`),
        h("p", { class: "small soft" }, agreed.length > 0 ? `${list(agreed)} agreed, of ${list(undo.of ?? [])}.` : `${list(undo.of ?? [])} are asked.`),
        asked && !agreed.includes(you.seat ?? "") && h("p", { class: "row" },
          h("button", { type: "button", onClick: () => void this.vote("yes") }, "Agree"),
          h("button", { type: "button", onClick: () => void this.vote("no") }, "Refuse"))),
      this.became && h("p", { class: "says" }, `${this.became}.`),
      this.says && h("p", { class: "says bad", role: "alert" }, this.says),
    ];
  }

  private async vote(vote: "yes" | "no"): Promise<void> {
    try {
      await this.host.calls?.undo({ keep: 0, vote });
      this.says = "";
      this.parentElement?.querySelector<HTMLElement>(".prompt")?.focus(); // the buttons go
    } catch (e) {
      this.says = (e as Error).message;
    }
    this.redraw();
  }
}

customElements.define("fray-vote", FrayVote);
