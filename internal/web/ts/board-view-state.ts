// How the user looks at the map: level, camera, map or list. It is remembered for each table.

import type { Layout } from "./board-layout";
import { type Memory, recall, remember } from "./board-memory";
import type { Viewport } from "./board-viewport";
import type { MapView } from "./types";

export class ViewState {
  level = 0;
  listed = false;
  beside = false; // the view from the side is open
  private table = ""; // the table it is remembered for; "" for none
  private hasStarted = false; // the camera has been set for this table
  private recalled: Memory | undefined; // the remembered camera, until it is applied

  constructor(private viewport: Viewport) {}

  // openTable switches to another table and restores its view, or begins on the level of a cell, which an open question of the viewer needs
  // in any case; with kept off it remembers nothing.
  openTable(table: string, m: MapView, kept: boolean, cell: string, asked: boolean): void {
    this.table = kept ? table : "";
    this.recalled = kept ? recall(table) : undefined;
    this.hasStarted = false;
    this.viewport.touched = this.recalled !== undefined;
    const levels = Math.max(m.levels ?? 1, 1);
    const begin = levels > 1 ? Math.floor(m.cells.findIndex((c) => c.name === cell) / ((m.cols ?? 1) * (m.rows ?? 1))) : 0;
    this.level = Math.min((asked && begin >= 0 ? undefined : this.recalled?.level) ?? Math.max(begin, 0), levels - 1);
    this.listed = this.recalled?.list ?? false;
  }

  remember(): void {
    if (this.table === "" || !this.hasStarted) return;
    remember(this.table, { k: this.viewport.camera.k, at: this.viewport.middle(), level: this.level, list: this.listed });
  }

  // setLevel shows the nearest existing level and reports whether it changed.
  setLevel(level: number, m: MapView | undefined): boolean {
    const to = Math.min(Math.max(level, 0), Math.max(m?.levels ?? 1, 1) - 1);
    if (to === this.level) return false;
    this.level = to;
    return true;
  }

  // start sets the first camera: the remembered one, else one that shows the last of the parties, or everybody. It is moved as far as
  // the parties need to be seen.
  start(layout: Layout, parties: readonly string[], everybody: boolean): void {
    if (this.viewport.size.w <= 1) return;
    this.hasStarted = true;
    if (this.recalled) {
      this.viewport.lookAt(this.recalled.at, this.recalled.k);
      this.recalled = undefined;
    } else {
      const first = parties.at(-1);
      const people = [...layout.spots].sort(([a], [b]) => Number(b === first) - Number(a === first)).map(([, p]) => p);
      this.viewport.begin(people, everybody);
    }
    const asked = parties.flatMap((id) => layout.spots.get(id) ?? []);
    if (!this.viewport.shows(asked)) this.viewport.reveal(...asked);
  }

  get started(): boolean {
    return this.hasStarted;
  }
}
