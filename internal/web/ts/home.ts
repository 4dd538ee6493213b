// What this browser remembers: links of tables that it was given. <fray-links> keeps them, <fray-tables> offers them again.

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
        void navigator.clipboard?.writeText(field.value).then(() => (copy.textContent = "Copied"), () => field.select());
      });
      card.querySelector(".button")?.after(" ", copy);
    }
  }
}

class FrayTables extends HTMLElement {
  connectedCallback(): void {
    for (const row of this.querySelectorAll<HTMLElement>("[data-table]")) {
      for (const k of kept().filter((x) => x.table === row.dataset["table"])) {
        const a = document.createElement("a");
        a.className = "button";
        a.href = k.url;
        a.textContent = `Go on as ${k.role}`;
        row.append(" ", a);
      }
    }
  }
}

// FrayShelves finds a fight by its words: its name, its sides, what it is about, its ruleset.
class FrayShelves extends HTMLElement {
  connectedCallback(): void {
    const field = document.createElement("input");
    field.type = "search";
    field.className = "find";
    field.placeholder = "Find a fight";
    field.setAttribute("aria-label", "Find a fight: its name, its sides, its rules");
    const none = document.createElement("p");
    none.setAttribute("role", "status");
    field.addEventListener("input", () => {
      const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
      let found = 0;
      for (const shelf of this.querySelectorAll<HTMLElement>(".shelf")) {
        const of = shelf.querySelector("header")?.textContent ?? "";
        let here = 0;
        for (const card of shelf.querySelectorAll<HTMLElement>(".card")) {
          const parts = [of, ...[...card.querySelectorAll("h4, .card-text > p, .versus")].map((x) => x.textContent ?? "")];
          const text = parts.join(" ").toLowerCase();
          card.hidden = !words.every((w) => text.includes(w));
          if (!card.hidden) here++;
        }
        shelf.hidden = here === 0;
        found += here;
      }
      none.textContent = found === 0 ? "No fight has these words." : "";
    });
    this.prepend(field, none);
  }
}

customElements.define("fray-links", FrayLinks);
customElements.define("fray-tables", FrayTables);
customElements.define("fray-shelves", FrayShelves);
