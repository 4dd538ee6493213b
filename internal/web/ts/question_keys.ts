// Keys of a question: digits pick an entry, up and down move between entries, left and right within one.

import type { Entry } from "./entries";

const digitPause = 900; // milliseconds for the second digit of a number

// Digits collects the digits of a number.
export class Digits {
  private typed = "";
  private at = 0;

  forget(): void {
    this.typed = "";
  }

  // type returns the entry with the number typed so far, else with the last digit alone.
  type(d: string, all: readonly Entry[]): Entry | undefined {
    const now = Date.now();
    this.typed = now - this.at < digitPause ? this.typed + d : d;
    this.at = now;
    return all.find((e) => e.number === Number(this.typed)) ?? all.find((e) => e.number === Number(d));
  }
}

// arrow moves from choice to choice of the form.
export function arrow(e: KeyboardEvent): void {
  const by = e.key === "ArrowDown" || e.key === "ArrowRight" ? 1 : e.key === "ArrowUp" || e.key === "ArrowLeft" ? -1 : 0;
  const el = e.target as HTMLElement;
  if (by === 0 || !el.matches("input[name=key]")) return;
  e.preventDefault();
  e.stopPropagation();
  const family = el.closest(".family");
  const aside = e.key === "ArrowLeft" || e.key === "ArrowRight";
  const stops = family && aside ? [...family.querySelectorAll<HTMLInputElement>("input[name=key]")] : entryFields(el.closest("form"), el);
  const next = stops[(stops.indexOf(el as HTMLInputElement) + by + stops.length) % stops.length];
  next?.focus();
  next?.click();
}

// entryFields returns one radio button of each visible entry: the focused one, else the first.
function entryFields(form: HTMLElement | null, held: HTMLElement): HTMLInputElement[] {
  const out: HTMLInputElement[] = [];
  for (const entry of form?.querySelectorAll<HTMLElement>(".choice") ?? []) {
    const all = [...entry.querySelectorAll<HTMLInputElement>("input[name=key]")].filter((f) => f.getClientRects().length > 0);
    const field = all.find((f) => f === held) ?? all[0];
    if (field) out.push(field);
  }
  return out;
}
