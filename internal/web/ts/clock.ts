// <fray-clock>: how long is left to answer, in words and as a bar. Without a deadline it is empty.

import type { State } from "./types";

const close = 2000; // milliseconds that a clock may be off by, with the way from the server, before it is corrected

let ahead = 0; // milliseconds that the server's clock is ahead of ours

// serverSays what time it is where deadlines are made.
export function serverSays(now: number | undefined): void {
  if (!now) return;
  const off = now - Date.now();
  ahead = Math.abs(off) > close ? off : 0;
}

const time = (): number => Date.now() + ahead;

// missed says what was taken in this link's stead when its time was up; "" if it was not.
export function missed(was: State, is: State): string {
  const q = was.question;
  if (!q?.mine || !q.deadline || time() < q.deadline - slack || is.question?.id === q.id || is.inputs <= was.inputs) return "";
  const taken = q.choices?.find((c) => c.key === q.default)?.label;
  return taken ? `Your time was up, and the default was taken: ${taken}` : "Your time was up";
}

const slack = 250; // milliseconds that the clocks of browser and server may be apart

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
    this.text.textContent = left === 0 ? "Time is up: the default is taken" : `${words}, then the default is taken`;
    this.line.max = this.whole;
    this.line.value = Math.max(this.until - time(), 0);
    this.line.className = left <= 10 ? "little" : left <= 30 ? "half" : "plenty";
    if (left > 0) this.timer = setTimeout(() => this.tick(), 250);
  }
}

customElements.define("fray-clock", FrayClock);
