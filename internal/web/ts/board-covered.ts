// Loads the cells that choices touch, for the choices that somebody points at.

import type { Choice } from "./types";

export type AreaSource = (key: string, signal: AbortSignal) => Promise<string[] | null>;

// rest is how long the same choices must be pointed at, in milliseconds: a pointer that crosses the map asks for nothing.
const rest = 40;

export class Covered {
  area: AreaSource | null = null;
  private known = new Map<string, string[]>();
  private wanted: string[] = []; // keys, in order
  private asking: AbortController | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private arrived: () => void) {}

  // cells returns the cells that a choice touches, as far as they are loaded.
  cells(key: string): string[] {
    return this.known.get(key) ?? [];
  }

  // point asks for the areas of the wide ones of these choices, and no longer for those of others.
  point(choices: readonly Choice[]): void {
    const keys = choices.filter((c) => c.wide && !this.known.has(c.key)).map((c) => c.key);
    if (keys.join("\n") === this.wanted.join("\n")) return;
    this.stop();
    this.wanted = keys;
    if (keys.length > 0) this.timer = setTimeout(() => void this.load(keys), rest);
  }

  // forget drops all areas, for a new question.
  forget(): void {
    this.stop();
    this.known.clear();
  }

  private async load(keys: readonly string[]): Promise<void> {
    const { signal } = (this.asking = new AbortController());
    for (const key of keys) {
      const cells = await this.area?.(key, signal).catch(() => null);
      if (signal.aborted) return;
      this.known.set(key, cells ?? []);
    }
    this.wanted = [];
    this.arrived();
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.asking?.abort();
    this.wanted = [];
  }
}
