// <fray-clock>: the time left to answer, as text and as a bar. Empty without a deadline.

import type { State } from "./types";

const tolerance = 2000; // milliseconds of difference between clocks that are not corrected, latency included

let offset = 0; // milliseconds that the server's clock is ahead of ours

// syncClock takes the time of the server, which sets the deadlines.
export function syncClock(now: number | undefined): void {
  if (!now) return;
  const off = now - Date.now();
  offset = Math.abs(off) > tolerance ? off : 0;
}

const time = (): number => Date.now() + offset;

// timeoutText says what was answered by default because this link's time was up; "" if it was not.
export function timeoutText(was: State, now: State): string {
  const q = was.question;
  if (!q?.mine || !q.deadline || time() < q.deadline - slack || now.question?.id === q.id || now.inputs <= was.inputs) return "";
  const taken = q.choices?.find((c) => c.key === q.default)?.label;
  return taken ? `Time ran out. The default was chosen: ${taken}` : "Time ran out";
}

const slack = 250; // milliseconds of tolerance between the clocks of browser and server

class FrayClock extends HTMLElement {
  private until = 0;
  private whole = 0;
  private timer = 0;
  private readonly text = document.createElement("span");
  private readonly line = document.createElement("progress");

  connectedCallback(): void {
    this.setAttribute("role", "timer");
    this.line.setAttribute("aria-hidden", "true");
    this.replaceChildren(this.text, this.line);
    this.tick();
  }

  disconnectedCallback(): void {
    clearTimeout(this.timer);
  }

  set deadline(ms: number) {
    if (ms === this.until) return;
    this.until = ms;
    this.whole = Math.max(ms - time(), 1);
    if (this.isConnected) this.tick();
  }

  private tick(): void {
    clearTimeout(this.timer);
    this.hidden = this.until === 0;
    if (this.hidden) return;
    const left = Math.max(Math.ceil((this.until - time()) / 1000), 0);
    const m = Math.floor(left / 60);
    const words = m > 0 ? `${m}:${String(left % 60).padStart(2, "0")} left` : `${left} s left`;
    this.text.textContent = left === 0 ? "Time is up: the default applies" : `${words}, then the default applies`;
    this.line.max = this.whole;
    this.line.value = Math.max(this.until - time(), 0);
    this.line.className = left <= 10 ? "little" : left <= 30 ? "half" : "plenty";
    if (left > 0) this.timer = window.setTimeout(() => this.tick(), 250);
  }
}

customElements.define("fray-clock", FrayClock);
