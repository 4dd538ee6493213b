// The column beside the map on a wide screen: one of its parts at a time, or none. Smaller screens show all parts below the map.

import { type Child, h } from "./dom";
import { keep, recall } from "./kept";

const store = "fray-side";
const roomy = 1600; // pixels of width from which the column is open at first

export const parts = [["log", "Log"], ["who", "Sheets"], ["talk", "Chat"], ["more", "Table"]] as const;
export type Part = (typeof parts)[number][0];

export class Side {
  private open: Part | "" = "";
  private unread = 0; // messages of the chat

  // table is the element whose data-side the style sheet reads; map is false for a fight without one, which begins with the sheets;
  // changed is called after each change.
  constructor(private readonly table: HTMLElement, map: boolean, private readonly changed: () => void) {
    const known = recall(store);
    const part = parts.find(([p]) => p === known)?.[0];
    this.set(known !== null ? (part ?? "") : !map ? "who" : innerWidth >= roomy ? "log" : "");
  }

  // toggle opens a part, or closes the column if the part is open.
  toggle(part: Part): void {
    this.set(part === this.open ? "" : part);
    keep(store, this.open || "none");
  }

  show(part: Part): void {
    this.set(part);
    keep(store, this.open || "none");
  }

  // heard counts messages of the chat until it is open.
  heard(n: number): void {
    this.unread = this.open === "talk" ? 0 : this.unread + n;
    this.changed();
  }

  // buttons open the parts.
  buttons(): Child {
    return parts.map(([part, name]) => h("button", { key: part, type: "button", class: "plain side-tab", "aria-expanded": this.open === part ? "true" : "false", "aria-controls": part, onClick: () => this.toggle(part) }, name, part === "talk" && this.unread > 0 && h("span", { class: "unread" }, this.unread, h("span", { class: "sr" }, " unread"))));
  }

  private set(part: Part | ""): void {
    this.open = part;
    if (part === "talk") this.unread = 0;
    this.table.dataset["side"] = part;
    this.changed();
  }
}
