// <fray-hints>: five hints in the first fight, one at a time, each at the moment when it helps. They cover a corner of the map, move
// nothing, and let clicks through. A hint goes when the player has answered with it in view, or dismisses it, and does not come back.

import { type Child, h } from "./dom";
import { Pane } from "./pane";
import type { State } from "./types";
import { asks, hasMap } from "./words";

const store = "fray-hints"; // the names of the seen hints, or "off"

interface Hint {
  name: string;
  text: string;
  fits(s: State, playing: boolean, happened: boolean): boolean;
}

const reacts = (s: State): boolean => s.question?.kind !== "turn" && s.question?.actor !== undefined && s.question.actor !== s.question.who;

const hints: readonly Hint[] = [
  { name: "playback", text: "What others do is played in turn. Skip, or the space bar, goes to its end; 1× changes the speed.", fits: (_, playing) => playing },
  { name: "reaction", text: "You are asked in the middle of an attack: the line shows whose, the ring who is asked.", fits: (s) => asks(s) && reacts(s) && hasMap(s.view) },
  { name: "turn", text: "Your turn. Lit places and ringed targets can be chosen on the map, or drag your combatant there: point or tap to see the price and the chance.", fits: (s) => asks(s) && !reacts(s) && hasMap(s.view) },
  { name: "result", text: "The line above the map keeps the last result. Click it for every die and rule.", fits: (s, playing, happened) => happened && !playing && asks(s) },
  { name: "help", text: "Every § opens a rule. With a keyboard, ? lists the keys.", fits: (s, playing, happened) => happened && !playing && asks(s) },
];

function read(): Set<string> {
  try {
    return new Set((localStorage.getItem(store) ?? "").split(" "));
  } catch {
    return new Set(["off"]);
  }
}

class FrayHints extends Pane {
  private readonly seen = read();
  private shown = ""; // the hint in view

  protected override changed(was: State | undefined): void {
    if (this.shown && was && asks(was) && was.question?.id !== this.state.question?.id) this.see(this.shown);
  }

  protected content(): Child {
    this.shown = "";
    if (this.seen.has("off") || this.state.you.role === "spectator" || this.state.view.over) return null;
    const { stage, log } = this.host;
    const happened = log.lines.some((l) => l.brief);
    const hint = hints.find((x) => !this.seen.has(x.name) && x.fits(this.state, stage?.playing ?? false, happened));
    this.shown = hint?.name ?? "";
    return hint && h("div", { class: "hint", role: "note", key: hint.name },
      h("p", null, hint.text),
      h("p", { class: "row" },
        h("button", { type: "button", onClick: () => this.dismiss(hint.name) }, "Got it"),
        h("button", { class: "plain", type: "button", onClick: () => this.dismiss("off") }, "No more hints")));
  }

  private dismiss(name: string): void {
    this.see(name);
    this.redraw();
  }

  private see(name: string): void {
    this.seen.add(name);
    try {
      localStorage.setItem(store, [...this.seen].join(" ").trim());
    } catch {
      // without storage they come back with the next page
    }
  }
}

customElements.define("fray-hints", FrayHints);
