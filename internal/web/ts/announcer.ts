// <fray-announcer>: announces important events to screen readers: your turn, what happens to your combatants, who is asked. It
// does not read every line.

import { timeoutText } from "./clock";
import type { Line, State } from "./types";
import { undoOutcome } from "./vote";
import { asks, nameOf, waiting } from "./words";

class FrayAnnouncer extends HTMLElement {
  private readonly now = document.createElement("p"); // interrupts: it is your turn
  private readonly soon = document.createElement("p");
  private lastAttack = false; // the last attack was by or against one of mine

  connectedCallback(): void {
    this.now.setAttribute("aria-live", "assertive");
    this.soon.setAttribute("aria-live", "polite");
    this.append(this.soon, this.now);
  }

  announce(text: string): void {
    this.soon.textContent = this.soon.textContent === text ? `${text} ` : text;
  }

  // stateChanged announces what a new state means for this link.
  stateChanged(was: State, now: State, fresh: Line[]): void {
    const news = [timeoutText(was, now), ...this.important(now, fresh).map((l) => l.text)].filter(Boolean);
    if (now.view.over && !was.view.over) news.push(`The fight is over. ${waiting(now)}.`);
    if (now.undo && was.undo?.by !== now.undo.by) news.push(now.undo.what);
    const back = undoOutcome(was, now);
    if (back) news.push(back);
    if (now.paused !== was.paused) news.push(now.paused ? "Clocks are paused." : "Clocks are running again.");
    const asked = asks(now) && now.question?.id !== was.question?.id;
    if (!asked && waiting(now) !== waiting(was) && now.waiting.seats?.length) news.push(`${waiting(now)}.`);
    if (news.length > 0) this.announce(news.join(". "));
    if (asked) this.now.textContent = now.question?.prompt ?? "";
    else if (!asks(now)) this.now.textContent = "";
  }

  // important returns the lines about one of my combatants and the results of its attacks; for others, the combatants that fell.
  private important(s: State, fresh: Line[]): Line[] {
    const mine = (s.you.who ?? []).map((id) => new RegExp(`(?<![\\p{L}\\p{N}_-])(${[id, nameOf(s, id)].map(plain).join("|")})(?![\\p{L}\\p{N}_-])`, "u"));
    return fresh.filter((l) => {
      const named = mine.some((m) => m.test(l.text));
      const attack = l.kind === "hit" || l.kind === "miss";
      if (attack) this.lastAttack = named;
      if (l.kind === "fall" || l.kind === "round" || l.kind === "decree") return true;
      return l.kind === "harm" ? named || this.lastAttack : named && (attack || l.kind === "heal" || l.kind === "turn");
    }).slice(-maxLines);
  }
}

const maxLines = 4; // lines announced at once; the last ones win

function plain(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

customElements.define("fray-announcer", FrayAnnouncer);

export type { FrayAnnouncer };
