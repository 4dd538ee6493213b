// <fray-analysis>: where a finished fight was won. The server draws it; here it starts, shows its progress, and leads to the moments.

import { Calls } from "./calls";

const pause = 1000; // milliseconds between two looks at the progress

class FrayAnalysis extends HTMLElement {
  // visit shows a moment of the fight.
  visit: (inputs: number) => void = () => {};
  private calls: Calls | null = null;
  private most = 1; // inputs at the end

  // begin makes the pane work; without a token there is no server.
  begin(token: string, most: number): void {
    this.calls = token ? new Calls(token) : null;
    this.most = Math.max(1, most);
    this.addEventListener("submit", (e) => void this.send(e));
    this.addEventListener("click", (e) => this.choose(e));
    if (this.dataset["state"] === "running") void this.watch();
  }

  // at marks a moment in the graph.
  at(inputs: number): void {
    const x = Math.round((600 * inputs) / this.most);
    this.querySelector(".won-now")?.setAttribute("d", `M${x} 0V160`);
  }

  private choose(e: MouseEvent): void {
    const to = (e.target as Element).closest<HTMLElement>("a[data-inputs], .course-plot");
    if (!to) return;
    e.preventDefault();
    if (to.localName === "a") return this.visit(Number(to.dataset["inputs"]));
    const box = to.getBoundingClientRect();
    this.visit(Math.round(((e.clientX - box.left) / box.width) * this.most));
  }

  private async send(e: SubmitEvent): Promise<void> {
    if (!this.calls) return;
    e.preventDefault();
    const stop = (e.submitter as HTMLButtonElement | null)?.name === "stop";
    try {
      await this.calls.analyze(stop);
      if (stop) location.reload();
      else await this.watch();
    } catch (err) {
      this.says((err as Error).message);
    }
  }

  // watch waits for the analysis, and then shows it.
  private async watch(): Promise<void> {
    for (;;) {
      const is = await this.calls?.analysis();
      if (is?.state !== "running") return location.reload();
      this.says(`${is.done ?? 0} of ${is.all ?? 0} steps are done.`);
      const bar = this.querySelector("progress");
      if (bar) bar.value = is.done ?? 0;
      else if ((is.done ?? 0) > 0) return location.reload(); // with the bar and a way to stop
      await new Promise((r) => setTimeout(r, pause));
    }
  }

  private says(text: string): void {
    const el = this.querySelector(".won-says");
    if (el) el.textContent = text;
  }
}

customElements.define("fray-analysis", FrayAnalysis);
export type { FrayAnalysis };
