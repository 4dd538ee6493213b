// What this browser remembers: links of tables that it was given. <fray-links> keeps them, <fray-tables> offers them again,
// <fray-nowhere> forgets one that leads nowhere.

import { copyAddress } from "./copy";
import { finder } from "./finder";

const store = "fray-links";

interface Kept {
  table: string;
  name: string;
  role: string;
  url: string;
}

function kept(): Kept[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(store) ?? "[]");
    return Array.isArray(list) ? (list as Kept[]) : [];
  } catch {
    return [];
  }
}

function keep(list: Kept[]): void {
  try {
    localStorage.setItem(store, JSON.stringify(list.slice(0, 100)));
  } catch {
    // a browser that keeps nothing: the links are on the page
  }
}

// remember keeps the link of a table that was opened here.
export function remember(k: Kept): void {
  const url = new URL(k.url, location.href).pathname;
  keep([{ ...k, url }, ...kept().filter((x) => x.url !== url)]);
}

class FrayLinks extends HTMLElement {
  connectedCallback(): void {
    for (const card of this.querySelectorAll<HTMLElement>("[data-token]")) {
      const field = card.querySelector<HTMLInputElement>("input.address");
      if (!field) continue;
      if (card.dataset["role"] === "gm") remember({ table: this.dataset["table"] ?? "", name: this.dataset["name"] ?? "", role: "game master", url: field.value });
      field.addEventListener("focus", () => field.select());
      const copy = document.createElement("button");
      copy.type = "button";
      copy.textContent = "Copy";
      copy.addEventListener("click", () => {
        void copyAddress(field).then((done) => { if (done) copy.textContent = "Copied"; });
      });
      card.querySelector(".button")?.after(" ", copy);
    }
  }
}

class FrayTables extends HTMLElement {
  connectedCallback(): void {
    const others = new Map<string, HTMLElement>(); // what-ifs, and tables of another page
    for (const k of kept()) {
      const row = this.querySelector<HTMLElement>(`[data-table="${CSS.escape(k.table)}"]`) ?? others.get(k.table) ?? document.createElement("li");
      if (!row.isConnected && !others.has(k.table)) {
        row.append(Object.assign(document.createElement("strong"), { textContent: k.name }));
        others.set(k.table, row);
      }
      row.append(" ", Object.assign(document.createElement("a"), { className: "button", href: k.url, textContent: `Go on as ${k.role}` }));
    }
    if (others.size === 0) return;
    const more = document.createElement("details");
    const list = Object.assign(document.createElement("ul"), { className: "tables" });
    list.append(...others.values());
    more.append(Object.assign(document.createElement("summary"), { textContent: `Other tables that this browser was at (${others.size})` }), list);
    this.append(more);
  }
}

class FrayNowhere extends HTMLElement {
  connectedCallback(): void {
    keep(kept().filter((k) => k.url !== location.pathname));
  }
}

// FrayShelves finds a fight by its words: its name, its sides, what it is about, its ruleset.
class FrayShelves extends HTMLElement {
  connectedCallback(): void {
    finder(this, {
      label: "Find a fight: its name, its sides, its rules", none: "No fight has these words.", group: ".shelf", item: ".card", heading: "header",
      text: (card) => [...card.querySelectorAll("h4, .card-text > p, .versus")].map((x) => x.textContent ?? "").join(" "),
    });
  }
}

// FrayBook finds a rule by its words.
class FrayBook extends HTMLElement {
  connectedCallback(): void {
    finder(this, {
      label: "Find a rule: its name, its id, its words", none: "No rule has these words.", group: ".chapter", item: ".rule", heading: ".chapter-name",
      text: (rule) => rule.textContent ?? "",
    });
  }
}

customElements.define("fray-links", FrayLinks);
customElements.define("fray-nowhere", FrayNowhere);
customElements.define("fray-tables", FrayTables);
customElements.define("fray-shelves", FrayShelves);
customElements.define("fray-book", FrayBook);
