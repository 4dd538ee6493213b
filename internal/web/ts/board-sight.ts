// How the map is looked at: which level, from where, as a map or as a list; kept for each table.

import type { Layout } from "./board-layout";
import { type Memory, recall, remember } from "./board-memory";
import type { Viewport } from "./board-viewport";
import type { MapView } from "./types";

export class Sight {
  level = 0;
  listed = false;
  private table = ""; // whose memory it is; "": of none
  private begun = false; // the map has been looked at
  private recalled: Memory | undefined; // how it was looked at before this page

  constructor(private viewport: Viewport) {}

  // turn begins with another table: as it was looked at before, unless kept is off, which keeps nothing.
  turn(table: string, m: MapView, kept: boolean): void {
    this.table = kept ? table : "";
    this.recalled = kept ? recall(table) : undefined;
    this.begun = false;
    this.viewport.touched = this.recalled !== undefined;
    this.level = Math.min(this.recalled?.level ?? 0, Math.max(m.levels ?? 1, 1) - 1);
    this.listed = this.recalled?.list ?? false;
  }

  remember(): void {
    if (this.table === "" || !this.begun) return;
    remember(this.table, { k: this.viewport.camera.k, at: this.viewport.middle(), level: this.level, list: this.listed });
  }

  // climb goes to another level, the nearest that there is. It reports whether that is another.
  climb(level: number, m: MapView | undefined): boolean {
    const to = Math.min(Math.max(level, 0), Math.max(m?.levels ?? 1, 1) - 1);
    if (to === this.level) return false;
    this.level = to;
    return true;
  }

  // begin looks at the map for the first time: as it was looked at before, else so that whoever acts is in sight, or everybody.
  begin(layout: Layout, acts: string, everybody: boolean): void {
    if (this.viewport.size.w <= 1) return;
    this.begun = true;
    if (this.recalled) {
      this.viewport.look(this.recalled.at, this.recalled.k);
      this.recalled = undefined;
      return;
    }
    const people = [...layout.spots].sort(([a], [b]) => Number(b === acts) - Number(a === acts)).map(([, p]) => p);
    this.viewport.begin(people, everybody);
  }

  get hasBegun(): boolean {
    return this.begun;
  }
}
