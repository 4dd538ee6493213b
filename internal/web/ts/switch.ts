// <fray-theme>: light, dark, or as the system has it.

import { draw, h } from "./dom";

const store = "fray-theme";
const looks = ["system", "light", "dark"] as const;

class FrayTheme extends HTMLElement {
  connectedCallback(): void {
    this.redraw();
  }

  private redraw(): void {
    const now = document.documentElement.dataset["theme"] ?? "system";
    const next = looks[(looks.indexOf(now as (typeof looks)[number]) + 1) % looks.length] ?? "system";
    const sign = { system: "◐", light: "☀", dark: "☾" }[now] ?? "◐";
    draw(this, h("button", { class: "plain", type: "button", "aria-label": `Look: ${now}. Change to ${next}`, title: `Look: ${now}`, onClick: () => this.turn(next) }, sign));
  }

  private turn(to: string): void {
    if (to === "system") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = to;
    try {
      localStorage.setItem(store, to);
    } catch {
      // then it holds for this page
    }
    this.redraw();
  }
}

customElements.define("fray-theme", FrayTheme);
