// The frame of the map: the stage, the list that can replace it, and the legend below.

import type { Aims } from "./board-aims";
import { html } from "./board-elements";
import { legend } from "./board-legend";
import { reach } from "./board-legend-reach";
import { list } from "./board-list";
import { shapeMark } from "./board-shape";
import { hasLevels, sideView } from "./board-side";
import { shapeOf } from "./sides";
import type { State } from "./types";

const help = "Arrow keys move over the map, Enter chooses, N goes to the next place with a choice, T to the next combatant, Home to the acting combatant, plus and minus zoom, 0 shows all. On a map with levels, Page Up and Page Down change the level, and V shows it from the side.";

export class Frame {
  readonly stage: HTMLElement;
  private readonly box = html("div", { class: "fb-frame" });
  private readonly beside = html("div", { class: "fb-beside", role: "region", "aria-label": "The map from the side", hidden: "" });
  private readonly listing = html("div", { class: "fb-listing", hidden: "" });
  private readonly signs = html("ul", { class: "fb-legend", "aria-label": "Legend" });

  // prefix starts the ids of elements of this map.
  constructor(private prefix: string) {
    this.stage = html("div", { class: "fb-stage", tabindex: 0, role: "grid", "aria-readonly": "true", "aria-label": "Map", "aria-describedby": prefix + "-help" });
  }

  // parts returns the elements for the page, with the picture, the buttons, the card and the words beside what is dragged in place.
  parts(picture: Element, tools: Element, card: Element, dragged: Element): Element[] {
    this.stage.append(picture, dragged);
    this.box.append(this.stage, tools);
    return [this.box, this.beside, card, this.listing, this.signs, html("p", { class: "fb-help", id: this.prefix + "-help" }, help)];
  }

  // arrange shows the map, or the list if the user chose it or the map cannot be drawn.
  arrange(s: State, sides: string[], aims: Aims, map: boolean, asList: boolean): void {
    this.box.classList.toggle("fb-hidden", asList);
    this.listing.hidden = !asList;
    this.signs.hidden = asList;
    this.stage.setAttribute("aria-label", `Map of ${s.view.encounter || s.name}`);
    this.signs.replaceChildren(...legend(s.view, sides, this.prefix));
    if (!asList) return this.listing.replaceChildren();
    const back = map ? [html("button", { type: "button", class: "fb-back", "data-do": "list" }, "Show the map")] : [];
    this.listing.replaceChildren(...back, list(s.view, aims, (t) => icon(Math.max(sides.indexOf(t.side), 0))));
  }

  // fromSide shows the levels from the side, or not.
  fromSide(s: State, sides: string[], level: number, on: boolean): void {
    this.beside.hidden = !on || !hasLevels(s.view);
    this.beside.replaceChildren(...(this.beside.hidden ? [] : [sideView(s.view, sides, level)]));
  }

  // explain adds the marks of reachable places to the legend.
  explain(picture: Element): void {
    this.signs.append(...reach(picture));
  }

  // lists reports whether an element is in the list.
  lists(what: Node): boolean {
    return this.listing.contains(what);
  }

  focus(asList: boolean): void {
    (asList ? this.listing.querySelector("button") : this.stage)?.focus();
  }
}

function icon(side: number): Node {
  return html("span", { class: `side-${side % 4}` }, shapeMark(shapeOf(side)));
}
