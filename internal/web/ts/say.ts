// <fray-say>: what matters, said to those who listen: your turn, what became of yours, who is waited for. Not every line.

import { missed } from "./clock";
import type { Line, State } from "./types";
import { takenBack } from "./vote";
import { asks, nameOf, waiting } from "./words";

class FraySay extends HTMLElement {
  private readonly now = document.createElement("p"); // interrupts: it is your turn
  private readonly soon = document.createElement("p");
  private blow = false; // the last blow was one of the link's own, or against one

  connectedCallback(): void {
    this.now.setAttribute("aria-live", "assertive");
    this.soon.setAttribute("aria-live", "polite");
    this.append(this.soon, this.now);
  }

  tell(text: string): void {
    this.soon.textContent = this.soon.textContent === text ? `${text} ` : text;
  }

  // heard says what a new state means for this link.
  heard(was: State, is: State, fresh: Line[]): void {
    const news = [missed(was, is), ...this.matters(is, fresh).map((l) => l.text)].filter(Boolean);
    if (is.view.over && !was.view.over) news.push(`The fight is over. ${waiting(is)}.`);
    if (is.undo && was.undo?.by !== is.undo.by) news.push(is.undo.what);
    const back = takenBack(was, is);
    if (back) news.push(back);
    if (is.paused !== was.paused) news.push(is.paused ? "The clocks are stopped." : "The clocks run again.");
    const asked = asks(is) && is.question?.id !== was.question?.id;
    if (!asked && waiting(is) !== waiting(was) && is.waiting.seats?.length) news.push(`${waiting(is)}.`);
    if (news.length > 0) this.tell(news.join(". "));
    if (asked) this.now.textContent = is.question?.prompt ?? "";
    else if (!asks(is)) this.now.textContent = "";
  }

  // matters are the lines that name one of the link's own and say that something became of it, and what its blows did; for
  // others those that fell.
  private matters(s: State, fresh: Line[]): Line[] {
    const mine = (s.you.who ?? []).map((id) => new RegExp(`(?<![\\p{L}\\p{N}_-])(${[id, nameOf(s, id)].map(plain).join("|")})(?![\\p{L}\\p{N}_-])`, "u"));
    return fresh.filter((l) => {
      const named = mine.some((m) => m.test(l.text));
      const blow = l.kind === "hit" || l.kind === "miss";
      if (blow) this.blow = named;
      if (l.kind === "fall" || l.kind === "round" || l.kind === "decree") return true;
      return l.kind === "harm" ? named || this.blow : named && (blow || l.kind === "heal" || l.kind === "turn");
    }).slice(-told);
  }
}

const told = 4; // lines at once, the last of them

function plain(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

customElements.define("fray-say", FraySay);

export type { FraySay };
