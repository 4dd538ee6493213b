// <fray-vote>: a request to undo, until the table has decided, and its outcome. It is above the question so that everybody who is
// asked sees it.

import { type Child, h } from "./dom";
import { Pane } from "./pane";
import type { State } from "./types";
import { isGM, list, plural, seatName } from "./words";

// undoOutcome says how much a state has undone, or that a request failed; "" for neither.
export function undoOutcome(was: State, now: State): string {
  if (now.inputs < was.inputs) return `${plural(was.inputs - now.inputs, "answer")} undone`;
  if (!was.undo || now.undo) return "";
  return now.inputs > was.inputs ? "The game has moved on: nothing was undone" : "The request was refused: nothing was undone";
}

class FrayVote extends Pane {
  private message = "";
  private outcome = "";

  protected override changed(was: State | undefined): void {
    if (!was) return;
    const outcome = undoOutcome(was, this.state);
    if (outcome || this.state.undo || was.question?.id !== this.state.question?.id) this.outcome = outcome;
  }

  protected content(): Child {
    const { undo, you } = this.state;
    const agreed = undo?.yes ?? [];
    const asked = isGM(this.state) || (undo?.of ?? []).includes(you.seat ?? "");
    return [
      undo && h("div", { class: "vote notice", role: "group", "aria-label": "Undo request" },
        h("p", null, `${undo.what}.`),
        h("p", { class: "small soft" }, agreed.length > 0 ? `Asked: ${list((undo.of ?? []).map((x) => seatName(this.state, x)))}. Agreed: ${list(agreed.map((x) => seatName(this.state, x)))}.` : `Asked: ${list((undo.of ?? []).map((x) => seatName(this.state, x)))}.`),
        asked && !agreed.includes(you.seat ?? "") && h("p", { class: "row" },
          h("button", { type: "button", onClick: () => void this.vote("yes") }, "Agree"),
          h("button", { type: "button", onClick: () => void this.vote("no") }, "Refuse"))),
      this.outcome && h("p", { class: "notice" }, `${this.outcome}.`),
      this.message && h("p", { class: "notice bad", role: "alert" }, this.message),
    ];
  }

  private async vote(vote: "yes" | "no"): Promise<void> {
    try {
      await this.host.calls?.undo({ keep: 0, vote });
      this.message = "";
      this.parentElement?.querySelector<HTMLElement>(".prompt")?.focus(); // the buttons disappear
    } catch (e) {
      this.message = (e as Error).message;
    }
    this.redraw();
  }
}

customElements.define("fray-vote", FrayVote);
