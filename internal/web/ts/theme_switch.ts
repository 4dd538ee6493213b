// <fray-theme>: light, dark, or the setting of the system.

import { draw, h } from "./dom";
import { keep } from "./kept";

const store = "fray-theme";
const themes = ["system", "light", "dark"] as const;

class FrayTheme extends HTMLElement {
  connectedCallback(): void {
    this.redraw();
  }

  private redraw(): void {
    const now = document.documentElement.dataset["theme"] ?? "system";
    const next = themes[(themes.indexOf(now as (typeof themes)[number]) + 1) % themes.length] ?? "system";
    const sign = { system: "◐", light: "☀", dark: "☾" }[now] ?? "◐";
    draw(this, h("button", { class: "plain", type: "button", "aria-label": `Theme: ${now}. Switch to ${next}`, title: `Theme: ${now}`, onClick: () => this.apply(next) }, sign));
  }

  private apply(to: string): void {
    if (to === "system") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = to;
    keep(store, to);
    this.redraw();
  }
}

customElements.define("fray-theme", FrayTheme);
