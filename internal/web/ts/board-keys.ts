// Keyboard commands of the focused map. All other keys go to the page.

import type { Direction } from "./board-layout";

export type Command =
  | { do: "step" | "pan"; to: Direction }
  | { do: "choose" | "home" | "fit" | "in" | "out" | "close" | "side" | "menu" | "ping" }
  | { do: "mark" | "token" | "level"; by: 1 | -1 };

const arrows: Record<string, Direction> = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };

export function commandOf(e: Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey" | "altKey" | "metaKey">): Command | undefined {
  if (e.ctrlKey || e.altKey || e.metaKey) return undefined;
  const to = arrows[e.key];
  if (to) return { do: e.shiftKey ? "pan" : "step", to };
  switch (e.key) {
    case "Enter":
    case " ":
      return { do: "choose" };
    case "Home":
      return { do: "home" };
    case "0":
      return { do: "fit" };
    case "+":
    case "=":
      return { do: "in" };
    case "-":
      return { do: "out" };
    case "Escape":
      return { do: "close" };
    case "n":
      return { do: "mark", by: 1 };
    case "N":
      return { do: "mark", by: -1 };
    case "t":
      return { do: "token", by: 1 };
    case "T":
      return { do: "token", by: -1 };
    case "p":
      return { do: "ping" };
    case "x":
      return { do: "menu" };
    case "v":
      return { do: "side" };
    case "PageUp":
      return { do: "level", by: 1 };
    case "PageDown":
      return { do: "level", by: -1 };
  }
  return undefined;
}
