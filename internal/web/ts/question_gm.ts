// What a game master sees who is asked nothing: whose turn it is, and what a game master can do.

import { type Child, h, type VNode } from "./dom";
import { sideOf } from "./sides";
import type { State } from "./types";
import { portrait } from "./widgets";
import { seatName, tokenOf } from "./words";

// onTurn says whose turn it is, and who plays it.
export function onTurn(s: State): Child {
  const t = tokenOf(s, s.view.turn);
  if (!t || s.view.over) return null;
  const seat = s.seats.find((x) => x.who?.includes(t.id) && x.name !== "gm");
  return h("p", { class: `asked side-${sideOf(s, t.side) % 4}`, key: `turn ${t.id}` }, portrait(t, sideOf(s, t.side)),
    h("span", null, h("strong", null, `${t.name}'s turn`), seat && h("span", { class: "soft" }, ` · ${seatName(s, seat.name)}, ${seat.plays}`)));
}

// powers lists what a game master can do at any time.
export function powers(map: boolean): VNode {
  return h("ul", { class: "powers", key: "powers" },
    map && h("li", null, h("strong", null, "Right click or hold a combatant: "), "harm, heal, conditions, hide, remove, and who plays it"),
    map && h("li", null, h("strong", null, "Drag a combatant: "), "put it anywhere"),
    h("li", null, h("strong", null, "Game master", h("kbd", null, "g"), ": "), "new combatants, seats, links, dice, clocks, and every decree"),
    h("li", null, h("strong", null, "The slider under the log: "), "look at an earlier moment, or start a what-if there"));
}
