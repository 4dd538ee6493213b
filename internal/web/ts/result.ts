// <fray-result>: the last deed in one line that never moves: who, the dice, what came of it in a big word, and to which target. It stays
// until the next deed, and opens to the itemized rolls.

import { type Deed, type Outcome, actorOf, aimOf, deedsOf, isQuiet, outcomesOf } from "./deeds";
import { type Child, h, type VNode } from "./dom";
import { lineBody, partsOf } from "./line_view";
import { calm, nextPace, pace } from "./pace";
import { Pane } from "./pane";
import { sideOf } from "./sides";
import type { Line } from "./types";
import { portrait } from "./widgets";
import { nameOf, tokenOf, sentence } from "./words";

const recent = 200; // lines in which the last deed is looked for
const mostDice = 5;

const paces = { normal: ["1×", "Playback at normal speed"], fast: ["2×", "Playback at double speed"], off: ["off", "No playback"] } as const;

class FrayResult extends Pane {
  private open = false;

  connectedCallback(): void {
    this.addEventListener("keydown", (e) => {
      if (e.key !== "Escape" || !this.open) return;
      e.stopPropagation();
      this.toggle();
      this.querySelector<HTMLElement>(".band-deed")?.focus();
    });
    this.addEventListener("focusout", (e) => {
      if (this.open && e.relatedTarget instanceof Node && !this.contains(e.relatedTarget)) this.toggle();
    });
  }

  protected content(): Child {
    const { stage } = this.host;
    const d = this.deed();
    return [
      h("div", { class: "band" },
        d ? this.band(d) : h("p", { class: "band-none soft" }, this.state.view.round > 0 ? "Nothing has happened yet." : "The fight has not begun."),
        stage && !calm() && h("span", { class: "band-tools" }, stage.playing
          ? h("button", { key: "skip", class: "plain skip-play", type: "button", onClick: () => stage.skip() }, "Skip ", h("kbd", null, "space"))
          : h("button", { key: "pace", class: "plain pace", type: "button", title: `${paces[pace()][1]}: click to change`, "aria-label": `${paces[pace()][1]}: change`, onClick: () => this.faster() }, paces[pace()][0]))),
      d && this.open && h("div", { class: "band-more", id: "band-more" }, h("p", { class: "line" }, lineBody(d.head)), partsOf(d)),
    ];
  }

  private band(d: Deed): VNode {
    const all = outcomesOf(d.lines);
    const aimed = all.length === 1 ? all[0]?.id : aimOf(d);
    const word = bigWord(all);
    return h("button", { class: `band-deed came-${word.kind}`, type: "button", "aria-expanded": this.open ? "true" : "false", "aria-controls": this.open ? "band-more" : null, onClick: () => this.toggle() },
      this.face(actorOf(d)),
      h("span", { class: "band-text", key: `text ${d.from}` }, // new elements, because a text that moves inside an old one counts as a shift
        h("span", { class: "band-head" }, sentence(d.head.text)),
        h("span", { class: "band-line" }, this.story(d, all))),
      h("span", { class: "band-dice", "aria-hidden": "true", key: `dice ${d.from}` }, dice(d.lines).map((f) => h("span", { class: "die" }, f))),
      h("strong", { class: "band-word", key: `word ${d.from} ${word.text}` }, word.text),
      aimed && aimed !== actorOf(d) ? this.face(aimed) : h("span", { class: "band-face" }));
  }

  // story is the sentence below the head: what came of it for each, or how it went.
  private story(d: Deed, all: readonly Outcome[]): string {
    if (all.length > 1) return all.map((o) => `${nameOf(this.state, o.id)} ${o.words.join(" ")}`).join(" · ");
    const react = d.lines.find((l) => l.kind === "react");
    const last = d.lines.find((l) => l.kind === "hit" || l.kind === "miss") ?? d.lines.find((l) => l.kind === "roll");
    return [react?.text, last?.text].filter(Boolean).join(" · ") || (d.lines[1]?.text ?? "");
  }

  private face(id: string): VNode {
    const t = tokenOf(this.state, id);
    return h("span", { class: "band-face", "aria-hidden": "true" }, t && portrait(t, sideOf(this.state, t.side)));
  }

  // deed returns what is played, else the last deed that something came of.
  private deed(): Deed | undefined {
    const { lines, start } = this.host.log;
    const end = (this.host.linesShown ?? start + lines.length) - start;
    const from = Math.max(end - recent, 0);
    const deeds = deedsOf(lines.slice(from, Math.max(end, 0)), start + from).filter((d) => !isQuiet(d));
    const last = deeds[deeds.length - 1];
    if (this.host.stage?.playing) return last;
    for (let i = deeds.length - 1; i >= 0; i--) if (outcomesOf(deeds[i]?.lines ?? []).length > 0) return deeds[i];
    return last;
  }

  private toggle(): void {
    this.open = !this.open;
    this.redraw();
  }

  private faster(): void {
    nextPace();
    this.redraw();
  }
}

// bigWord sums up what came of a deed.
export function bigWord(all: readonly Outcome[]): { text: string; kind: string } {
  const one = all[0];
  if (!one) return { text: "", kind: "none" };
  if (all.length === 1) return { text: one.words.slice(-2).join(" "), kind: one.kind };
  const struck = all.filter((o) => o.kind === "hit" || o.kind === "harm" || o.kind === "fall").length;
  const healed = all.filter((o) => o.kind === "heal").length;
  if (struck > 0) return { text: `${struck} of ${all.length} hit`, kind: all.some((o) => o.kind === "fall") ? "fall" : "harm" };
  return healed > 0 ? { text: `${healed} healed`, kind: "heal" } : { text: "miss", kind: "miss" };
}

// dice returns the faces of the first roll.
function dice(lines: readonly Line[]): number[] {
  return (lines.find((l) => l.roll?.faces?.length)?.roll?.faces ?? []).slice(0, mostDice);
}

customElements.define("fray-result", FrayResult);
