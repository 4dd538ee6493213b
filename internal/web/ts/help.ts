// The keyboard shortcuts in a dialog, and the switch that turns single-letter shortcuts off.

import { caution, type Caution, cautions, setCaution } from "./careful";
import { draw, h } from "./dom";
import { keep, recall } from "./kept";
import { noticeOn, setVibrate, turnNotice, vibrateOn } from "./notice";
import { setSound, soundOn } from "./sound";

const store = "fray-keys";

const drawer = "g"; // only the game master has a drawer
const onToken = "x"; // and the menu of a combatant

const keys: [string, string][] = [
  ["1 – 99", "pick the choice with that number"],
  ["Enter", "confirm the picked choice"],
  ["/", "filter the choices"],
  ["m", "go to the map: arrows move, Enter chooses, N next place, T next combatant, P points at the place for the others, V the map from the side"],
  ["q", "go to the question"],
  ["l", "go to the log"],
  ["e", "end the turn; press it again to confirm"],
  ["Space", "skip what is being played"],
  ["u", "undo the last answer, or ask to"],
  ["b", "show what is blocked and why"],
  [onToken, "game master: with the cursor of the map on a combatant, open its menu"],
  [drawer, "open or close the game master's drawer"],
  ["Esc", "leave a field, close the drawer, or return to now"],
  ["?", "show this help"],
];

export function keysOn(): boolean {
  return recall(store) !== "off";
}

let dialog: HTMLDialogElement | null = null;

export function showHelp(): void {
  dialog ??= document.body.appendChild(document.createElement("dialog"));
  const d = dialog;
  d.setAttribute("aria-labelledby", "help-title");
  draw(d,
    h("button", { class: "plain close", type: "button", "aria-label": "Close", onClick: () => d.close() }, "✕"),
    h("h2", { id: "help-title" }, "Keyboard shortcuts"),
    h("dl", { class: "keys" }, keys.filter(([key]) => ![drawer, onToken].includes(key) || document.querySelector("fray-gm")).map(([key, what]) => [h("dt", null, h("kbd", null, key)), h("dd", null, what)])),
    h("label", { class: "inline" }, h("input", { type: "checkbox", ".checked": keysOn(), onChange: (e: Event) => turn((e.target as HTMLInputElement).checked) }), "Use these shortcuts"),
    document.querySelector("fray-table") && h("label", { class: "field" }, h("span", null, "A click on the map asks before it takes a choice"),
      h("select", { ".value": caution(), onChange: (e: Event) => setCaution((e.target as HTMLSelectElement).value as Caution) }, Object.entries(cautions).map(([c, text]) => h("option", { value: c }, text)))),
    "Notification" in window && document.querySelector("fray-table") && h("label", { class: "inline" }, h("input", { type: "checkbox", ".checked": noticeOn(), onChange: (e: Event) => void askNotice(e.target as HTMLInputElement) }), "Notify me of my turn while I look at something else"),
    document.querySelector("fray-table") && h("label", { class: "inline" }, h("input", { type: "checkbox", ".checked": soundOn(), onChange: (e: Event) => setSound((e.target as HTMLInputElement).checked) }), "Sounds: my turn, a hit, the end"),
    "vibrate" in navigator && document.querySelector("fray-table") && h("label", { class: "inline" }, h("input", { type: "checkbox", ".checked": vibrateOn(), onChange: (e: Event) => setVibrate((e.target as HTMLInputElement).checked) }), "Vibrate on my turn, on devices that can"));
  if (!d.open) d.showModal();
}

async function askNotice(box: HTMLInputElement): Promise<void> {
  box.checked = await turnNotice(box.checked);
}

function turn(on: boolean): void {
  keep(store, on ? "on" : "off");
}
