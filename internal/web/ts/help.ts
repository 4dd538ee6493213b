// The keys of a table, in a dialog; and the switch that turns those of one letter off, for people whom they get in the way.

import { draw, h } from "./dom";

const store = "fray-keys";

const drawer = "g"; // who is not the game master has none

const keys: [string, string][] = [
  ["1 – 99", "pick the choice of that number"],
  ["Enter", "do what is picked"],
  ["/", "filter the choices"],
  ["m", "go to the map: arrows move, Enter chooses, N next place, T next combatant"],
  ["q", "go to the question"],
  ["l", "go to the log"],
  ["u", "take the last answer back, or ask for it"],
  ["b", "what is blocked, and why"],
  [drawer, "the game master's drawer"],
  ["Esc", "back: out of a field or the drawer, to the present"],
  ["?", "this help"],
];

export function keysOn(): boolean {
  try {
    return localStorage.getItem(store) !== "off";
  } catch {
    return true;
  }
}

let dialog: HTMLDialogElement | null = null;

export function showHelp(): void {
  dialog ??= document.body.appendChild(document.createElement("dialog"));
  const d = dialog;
  d.setAttribute("aria-labelledby", "help-title");
  draw(d,
    h("button", { class: "plain close", type: "button", "aria-label": "Close", onClick: () => d.close() }, "✕"),
    h("h2", { id: "help-title" }, "Keys"),
    h("dl", { class: "keys" }, keys.filter(([key]) => key !== drawer || document.querySelector("fray-gm")).map(([key, what]) => [h("dt", null, h("kbd", null, key)), h("dd", null, what)])),
    h("label", { class: "inline" }, h("input", { type: "checkbox", ".checked": keysOn(), onChange: (e: Event) => turn((e.target as HTMLInputElement).checked) }), "Use these keys"));
  if (!d.open) d.showModal();
}

function turn(on: boolean): void {
  try {
    localStorage.setItem(store, on ? "on" : "off");
  } catch {
    // a browser that keeps nothing keeps the keys
  }
}
