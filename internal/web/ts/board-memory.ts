// Remembers the camera of each table for as long as the browser tab is open.

import type { Point } from "./board-layout";

export interface Memory {
  k: number;
  at: Point; // the point in the middle of the screen
  level: number;
  list: boolean;
}

const name = (table: string): string => "fray-board:" + table;

export function recall(table: string): Memory | undefined {
  try {
    const m = JSON.parse(sessionStorage.getItem(name(table)) ?? "null") as Memory | null;
    if (m === null || ![m.k, m.at?.x, m.at?.y, m.level].every(Number.isFinite)) return undefined;
    return m;
  } catch {
    return undefined; // no storage, or unexpected content
  }
}

export function remember(table: string, m: Memory): void {
  try {
    sessionStorage.setItem(name(table), JSON.stringify(m));
  } catch {
    // Without storage the map starts with the default camera each time.
  }
}
