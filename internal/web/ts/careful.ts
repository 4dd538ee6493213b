// Whether a click on the map asks once more before it takes a choice. The setting is kept in the browser.

import { keep, recall } from "./kept";
import type { Choice } from "./types";

const store = "fray-ask";

export const cautions = { warned: "if it has a warning", always: "always", never: "never" } as const;
export type Caution = keyof typeof cautions;

export function caution(): Caution {
  const kept = recall(store);
  return kept === "always" || kept === "never" ? kept : "warned";
}

export function setCaution(c: Caution): void {
  keep(store, c);
}

// careful reports whether a choice needs a second click.
export function careful(c: Choice): boolean {
  const now = caution();
  return now === "always" || (now === "warned" && (c.warnings?.length ?? 0) > 0);
}
