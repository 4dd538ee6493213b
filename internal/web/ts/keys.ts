// Keyboard shortcuts of a table: single letters, off while the user types in a field or when they are turned off.

import { keysOn, showHelp } from "./help";
import type { FrayQuestion } from "./question";

// KeyActions is what the shortcuts do.
export interface KeyActions {
  question(): FrayQuestion | null;
  back(): void;
  undo(): void;
  drawer(): void;
  map(): void;
  log(): void;
  skip(): boolean; // what is played; false if nothing is
}

const fields = "input:not([type=radio], [type=checkbox], [type=range]), select, textarea";

export function listenKeys(k: KeyActions): void {
  const letters: Record<string, () => void> = {
    "/": () => k.question()?.focusFilter(),
    "?": showHelp,
    u: () => k.undo(),
    b: () => void k.question()?.showBlocked(),
    g: () => k.drawer(),
    m: () => k.map(),
    q: () => k.question()?.focusPrompt(),
    l: () => k.log(),
    e: () => k.question()?.end(),
  };
  document.addEventListener("keydown", (e) => {
    if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey || document.querySelector("dialog:modal")) return;
    const el = e.target as HTMLElement;
    const types = el.matches(fields);
    if (e.key === "Escape") {
      if (el.closest(".drawer")) k.drawer(); // the form keeps its content
      else if (types) el.blur();
      else k.back();
      return;
    }
    if (types || !keysOn()) return;
    if (e.key === " " && !el.closest("button, summary, a, input") && k.skip()) return e.preventDefault();
    if (/^\d$/.test(e.key)) {
      if (el.closest("fray-board")) return; // the map uses digits for zooming
      k.question()?.digit(e.key);
    } else if (e.key === "Enter") {
      if (el !== document.body || !k.question()?.hasPicked) return;
      void k.question()?.answer();
    } else {
      const act = letters[e.key];
      if (!act) return;
      act();
    }
    e.preventDefault();
  });
}
