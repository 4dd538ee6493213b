// Links that this browser remembers. <fray-links> stores them, <fray-mine> shows them on the first page, <fray-dead-link>
// forgets one that no longer works.

import { copyAddress } from "./copy";
import { draw, h } from "./dom";
import { finder } from "./finder";
import { keep } from "./kept";

const store = "fray-links";
const gameMaster = "game master"; // the role of the link that leads a table

interface KnownLink {
  table: string;
  name: string;
  role: string;
  url: string;
}

function knownLinks(): KnownLink[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(store) ?? "[]");
    return Array.isArray(list) ? (list as KnownLink[]) : [];
  } catch {
    return [];
  }
}

function storeLinks(list: KnownLink[]): void {
  keep(store, JSON.stringify(list.slice(0, 100)));
}

// remember stores the link of a table that was opened here.
export function remember(k: KnownLink): void {
  const url = new URL(k.url, location.href).pathname;
  storeLinks([{ ...k, url }, ...knownLinks().filter((x) => x.url !== url)]);
}

// rememberGM stores the game master's link of a table that was started with Play now: it stands behind the # of the first address.
export function rememberGM(table: string, name: string): void {
  const token = location.hash.startsWith("#gm=") ? location.hash.slice(4) : "";
  if (!token) return;
  history.replaceState(history.state, "", location.pathname + location.search);
  remember({ table, name, role: gameMaster, url: `/t/${encodeURIComponent(token)}` });
}

class FrayLinks extends HTMLElement {
  connectedCallback(): void {
    for (const card of this.querySelectorAll<HTMLElement>("[data-token]")) {
      const field = card.querySelector<HTMLInputElement>("input.address");
      if (!field) continue;
      if (card.dataset["role"] === "gm") remember({ table: this.dataset["table"] ?? "", name: this.dataset["name"] ?? "", role: gameMaster, url: field.value });
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

const shownTables = 4;

// FrayMine lists the tables that this browser has opened, the newest first.
class FrayMine extends HTMLElement {
  connectedCallback(): void {
    const tables = new Map<string, KnownLink[]>();
    for (const k of knownLinks()) tables.set(k.table, [...(tables.get(k.table) ?? []), k]);
    if (tables.size === 0) return;
    const last = (k: KnownLink): number => (k.role === gameMaster ? 1 : 0); // a seat comes before the table that it is at
    const rows = [...tables.values()].map((links) => h("li", null, h("strong", null, links[0]?.name ?? ""),
      links.sort((a, b) => last(a) - last(b)).map((k) => [" ", h("a", { class: "button", href: k.url }, `Resume as ${k.role}`)])));
    const older = rows.slice(shownTables);
    draw(this, [
      h("h2", null, "Your tables"),
      h("ul", { class: "tables" }, rows.slice(0, shownTables)),
      older.length > 0 && h("details", null, h("summary", null, `Older ones (${older.length})`), h("ul", { class: "tables" }, older)),
    ]);
  }
}

class FrayDeadLink extends HTMLElement {
  connectedCallback(): void {
    storeLinks(knownLinks().filter((k) => k.url !== location.pathname));
  }
}

// FrayEncounters searches the encounters by title, sides, description and ruleset.
class FrayEncounters extends HTMLElement {
  connectedCallback(): void {
    finder(this, {
      label: "Search fights: title, sides, ruleset", none: "No fight matches.", group: ".ruleset-group", item: ".card", heading: "header",
      text: (card) => [...card.querySelectorAll("h4, .card-text > p, .versus")].map((x) => x.textContent ?? "").join(" "),
    });
  }
}

// FrayBook searches the rules.
class FrayBook extends HTMLElement {
  connectedCallback(): void {
    finder(this, {
      label: "Search rules: title, id, text", none: "No rule matches.", group: ".chapter", item: ".rule", heading: ".chapter-name",
      text: (rule) => rule.textContent ?? "",
    });
  }
}

customElements.define("fray-links", FrayLinks);
customElements.define("fray-dead-link", FrayDeadLink);
customElements.define("fray-mine", FrayMine);
customElements.define("fray-encounters", FrayEncounters);
customElements.define("fray-book", FrayBook);
