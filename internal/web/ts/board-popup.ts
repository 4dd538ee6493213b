// Shows the card beside what it is about, fetches the odds of its choices, and holds it open as a menu.

import { type Subject, card } from "./board-card";
import type { Size } from "./board-camera";
import { html } from "./board-elements";
import type { Point } from "./board-layout";
import type { Choice, Odds } from "./types";

export type Oracle = (key: string, signal: AbortSignal) => Promise<Odds | null>;

// rest is how long, in milliseconds, a card is looked at before odds are asked for; mostOdds is of how many choices.
const rest = 250;
const mostOdds = 3;

// narrow is the width below which the card lies at the foot of the map.
const narrow = 520;

export class Popup {
  readonly root = html("div", { class: "fb-popup" });
  odds: Oracle | null = null;
  open = false; // held open: its buttons can be pressed
  private known = new Map<string, Odds>();
  private subject: Subject | undefined;
  private asking: AbortController | undefined;
  private timer = 0;

  constructor() {
    this.root.hidden = true;
  }

  // forget drops what was known of the odds: the question is another.
  forget(): void {
    this.known.clear();
  }

  show(s: Subject, at: Point, size: Size, open: boolean): void {
    this.stop();
    this.subject = s;
    this.open = open;
    this.draw();
    this.root.hidden = false;
    this.root.classList.toggle("fb-held", open);
    this.place(at, size);
    if (this.odds) this.timer = window.setTimeout(() => void this.ask(s), rest);
  }

  hide(): void {
    this.stop();
    this.subject = undefined;
    this.open = false;
    this.root.hidden = true;
  }

  focus(): void {
    this.root.querySelector("button")?.focus();
  }

  // move goes from button to button.
  move(by: number): void {
    const all = [...this.root.querySelectorAll("button")];
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    all[(at + by + all.length) % all.length]?.focus();
  }

  private draw(): void {
    if (!this.subject) return;
    const held = [...this.root.querySelectorAll("button")].indexOf(document.activeElement as HTMLButtonElement);
    const top = this.root.firstElementChild?.scrollTop ?? 0;
    this.root.replaceChildren(card(this.subject, this.open, this.known));
    this.root.firstElementChild!.scrollTop = top;
    if (held >= 0) this.root.querySelectorAll("button")[held]?.focus();
  }

  private place(at: Point, size: Size): void {
    const docked = size.w < narrow;
    this.root.classList.toggle("fb-docked", docked);
    if (docked) {
      this.root.style.transform = "";
      this.root.classList.toggle("fb-atop", at.y > size.h * 0.55);
      return;
    }
    const box = this.root.getBoundingClientRect();
    const away = 34;
    const x = at.x + away + box.width < size.w - 8 ? at.x + away : Math.max(at.x - away - box.width, 8);
    const y = Math.min(Math.max(at.y - box.height / 3, 8), Math.max(size.h - box.height - 8, 8));
    this.root.style.transform = `translate(${Math.round(x)}px,${Math.round(y)}px)`;
  }

  private async ask(s: Subject): Promise<void> {
    const asking = (this.asking = new AbortController());
    for (const c of worthAsking(s.choices)) {
      if (this.known.has(c.key)) continue;
      const odds = await this.odds?.(c.key, asking.signal).catch(() => null);
      if (asking.signal.aborted) return;
      if (odds) this.known.set(c.key, odds), this.draw();
    }
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.asking?.abort();
  }
}

// worthAsking are the choices that are about somebody, else the only one.
function worthAsking(list: Choice[]): Choice[] {
  const about = list.filter((c) => c.target !== undefined);
  return (about.length > 0 ? about : list.length === 1 ? list : []).slice(0, mostOdds);
}
