// The sheet of a combatant: its numbers as a table, what it has as a list with what each does.

import type { Cards } from "./cards";
import { type Child, h, type VNode } from "./dom";
import type { Card } from "./types";
import { ruleLink } from "./widgets";
import { sentence } from "./words";

// sheet draws the lines of a sheet. A line is a list of numbers, a list of what it has after a heading, or a sentence.
export function sheet(lines: readonly string[], cards: Cards): VNode {
  return h("div", { class: "sheet-lines" }, lines.map((line) => {
    const [, heading = "", rest = ""] = /^(\w[\w ]*): (.*)$/.exec(line) ?? [];
    if (heading) return [h("h3", null, sentence(heading)), h("ul", { class: "haves" }, parts(rest).map((name) => have(name, cards.named(name), "")))];
    const numbers = parts(line).map((p) => /^([^\d+(]+) ([+−-]?\d[^ (]*)(?: \((.*)\))?$/.exec(p));
    if (!numbers.every((n) => n !== null)) return h("p", null, line);
    const known = numbers.map((n) => cards.named(n[1] ?? ""));
    if (known.some((c) => c)) return h("ul", { class: "haves" }, numbers.map((n, i) => have(n[1] ?? "", known[i], n[2] ?? "")));
    return h("dl", { class: numbers.some((n) => n[3]) ? "stats parts" : "stats" }, numbers.map((n) => h("div", null,
      h("dt", null, n[1]), h("dd", { class: "num" }, n[2]), n[3] && h("dd", { class: "soft" }, n[3]))));
  }));
}

// held lists what a combatant holds, as far as there is more to say than the names.
export function held(names: readonly string[], cards: Cards): Child {
  const known = names.filter((n) => cards.named(n));
  return known.length > 0 && h("div", { class: "sheet-lines" }, h("h3", null, "Holds"), h("ul", { class: "haves" }, known.map((n) => have(n, cards.named(n), ""))));
}

// have is one thing that a combatant has, explained if its card is known.
function have(name: string, c: Card | undefined, rank: string): VNode {
  return h("li", { key: name },
    h("p", null, h("strong", null, c?.name ?? name), rank && h("span", { class: "num" }, ` ${rank}`), c?.price && h("span", { class: "soft" }, ` ${c.price}`), ruleLink(c?.rule)),
    c && explanation(c));
}

// explanation is what a card says: the effect, what there is to know, and the flavor.
export function explanation(c: Card): Child {
  return [c.effect && h("p", { class: "effect" }, sentence(c.effect)), c.lines?.map((line) => h("p", { class: "soft" }, line)), c.about && h("p", { class: "flavor" }, c.about)];
}

// parts splits a line at its commas, but not at those in brackets.
function parts(line: string): string[] {
  return line.split(/, (?![^(]*\))/);
}
