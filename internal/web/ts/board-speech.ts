// The map for screen readers: a grid whose only cell in the document is the one under the cursor. Each move creates a new active
// descendant so that it is read; attributes give the number of rows and columns.

import { html } from "./board-elements";

export class Speech {
  private turn = 0;
  private row = html("div", { role: "row" }, html("div", { role: "gridcell" }, "map")); // a row needs a cell

  constructor(private grid: HTMLElement, private prefix: string) {
    grid.append(html("div", { class: "fb-voice" }, this.row));
  }

  size(rows: number, columns: number): void {
    this.grid.setAttribute("aria-rowcount", String(Math.max(rows, 1)));
    this.grid.setAttribute("aria-colcount", String(Math.max(columns, 1)));
  }

  say(words: string, row: number, column: number, chosen: boolean): void {
    if (this.row.textContent === words) return;
    const id = `${this.prefix}-voice-${this.turn++ % 2}`;
    this.row.setAttribute("aria-rowindex", String(row + 1));
    this.row.replaceChildren(html("div", { role: "gridcell", id, "aria-colindex": column + 1, "aria-selected": String(chosen) }, words));
    this.grid.setAttribute("aria-activedescendant", id);
  }
}
