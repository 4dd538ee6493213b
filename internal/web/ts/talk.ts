// <fray-talk>: the chat of the table, its emotes, and the private notes of the game master. Spectators read.

import { type Child, h } from "./dom";
import { Pane } from "./pane";
import { Tail } from "./tail";
import type { Said, Say, State } from "./types";
import { isGM, seatName, sentence } from "./words";

// The emotes; package api has the same with their texts.
const emotes: readonly (readonly [NonNullable<Say["emote"]>, string])[] = [
  ["cheer", "Well done!"], ["thanks", "Thank you!"], ["laugh", "Ha ha!"], ["ouch", "Ouch!"], ["sorry", "Sorry!"], ["think", "Let me think."],
];

const quiet = 1500; // milliseconds without typing after which notes are saved

// speaker is the name of the seat that said or pointed.
export function speaker(s: State, by: string): string {
  return sentence(seatName(s, by));
}

// unheard returns what others have said since an earlier state.
export function unheard(was: State, now: State): Said[] {
  const known = new Set((was.chat ?? []).map((x) => x.id));
  return (now.chat ?? []).filter((x) => !known.has(x.id) && x.by !== now.you.seat);
}

class FrayTalk extends Pane {
  private readonly tail = new Tail();
  private text = "";
  private notes: string | null = null; // what is typed and not saved yet
  private timer = 0;
  private message = "";

  protected content(): Child {
    const s = this.state;
    const chat = s.chat ?? [];
    return [
      h("ol", { key: "chat", class: "chat", tabindex: 0, "aria-label": "Chat, newest last", onScroll: this.tail.scrolled },
        chat.length === 0 && h("li", { key: "none", class: "soft small" }, "Nobody has said anything yet."),
        chat.map((x) => h("li", { key: x.id, class: x.emote ? "emote" : "" }, h("strong", null, speaker(s, x.by)), " ", x.text))),
      s.you.role === "spectator" ? h("p", { key: "reads", class: "soft small" }, "Spectators read the chat.") : [
        h("form", { key: "say", class: "say", onSubmit: (e: Event) => { e.preventDefault(); void this.say({ text: this.text }); } },
          h("label", { class: "field" }, h("span", { class: "sr" }, "Message to the table"),
            h("input", { name: "text", maxlength: 200, autocomplete: "off", placeholder: "Say something", ".value": this.text, onInput: (e: Event) => { this.text = (e.target as HTMLInputElement).value; this.redraw(); } })),
          h("button", { type: "submit" }, "Send")),
        h("p", { key: "emotes", class: "emotes" }, emotes.map(([name, text]) => h("button", { key: name, type: "button", class: "chip-button", onClick: () => void this.say({ emote: name }) }, text))),
        h("p", { key: "hint", class: "soft small" }, "Hold a space of the map, or press p there, to point at it."),
      ],
      h("p", { key: "said", role: "status", class: "bad small" }, this.message),
      isGM(s) && h("label", { key: "notes", class: "field notes" }, h("span", null, "Notes (only the game master sees them)"),
        h("textarea", { rows: 6, maxlength: 4000, ".value": this.notes ?? s.notes ?? "", onInput: (e: Event) => this.typed((e.target as HTMLTextAreaElement).value), onBlur: () => void this.save() })),
    ];
  }

  override redraw(): void {
    super.redraw();
    this.tail.drawn(this.querySelector(".chat"));
  }

  private async say(what: Say): Promise<void> {
    if (!what.emote && !what.text?.trim()) return;
    if (await this.send(() => this.host.calls?.say(what)) && !what.emote) this.text = "";
    this.redraw();
  }

  private typed(text: string): void {
    this.notes = text;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.save(), quiet);
  }

  private async save(): Promise<void> {
    clearTimeout(this.timer);
    const text = this.notes;
    if (text === null) return;
    if (await this.send(() => this.host.calls?.note(text)) && this.notes === text && document.activeElement?.tagName !== "TEXTAREA") this.notes = null;
    this.redraw();
  }

  private async send(call: () => Promise<void> | undefined): Promise<boolean> {
    try {
      await call();
      this.message = "";
      return true;
    } catch (e) {
      this.message = (e as Error).message;
      return false;
    }
  }
}

customElements.define("fray-talk", FrayTalk);
