// The head of a question: who is asked, the question, and what there is to spend.

import { counter, portrait, ruleLink } from "./widgets";
import { type Child, h, type VNode } from "./dom";
import { turnKind } from "./entries";
import { sideOf } from "./sides";
import type { Question, State } from "./types";
import { counts, isGM, list, nameOf, seatName, sideName, tokenOf } from "./words";

export function about(s: State, q: Question): Child {
  const t = tokenOf(s, q.who);
  const few = t ? counts(t) : [];
  const others = !q.mine && isGM(s) ? s.waiting.seats ?? [] : [];
  return [
    others.length > 0 && h("p", { class: "small soft" }, `Waiting for ${list(others.map((x) => seatName(s, x)))}. You may answer instead.`),
    h("div", { class: `asked side-${t ? sideOf(s, t.side) % 4 : 0}` }, t && portrait(t, sideOf(s, t.side)),
      h("h2", { class: long(q) ? "prompt long" : "prompt", tabindex: -1 }, t && h("span", { class: "sr" }, `${nameOf(s, t.id)}, ${sideName(s.view, t.side)}: `), prompt(s, q), ruleLink(q.rule))),
    !q.pass && few.length > 0 && h("p", { class: "counts budget" }, h("span", { class: "sr" }, "To spend: "), few.map(counter)),
  ];
}

const mostLetters = 36; // of a prompt in large letters

function long(q: Question): boolean {
  return q.kind !== turnKind && q.prompt.length > mostLetters;
}

// prompt is the question; on a turn the numbers in it are drawn below.
function prompt(s: State, q: Question): Child {
  return q.kind === turnKind && q.who ? [`${nameOf(s, q.who)}'s turn`, h("span", { class: "sr" }, `. ${q.prompt}`)] : q.prompt;
}

export function diceFields(q: Question): VNode {
  return h("fieldset", { class: "dice" }, h("legend", null, "Roll these dice and enter the results"),
    q.sides?.map((d) => h("label", { class: "die-field" }, h("span", null, `d${d}`),
      h("input", { name: "faces", type: "number", "aria-label": `d${d}: ${q.prompt}`, min: 1, max: d, inputmode: "numeric", required: true, autocomplete: "off" }))));
}

export function fromNowOn(s: State, q: Question): VNode {
  return h("label", { class: "field from-now-on" }, h("span", null, "From now on"),
    h("select", { name: "from-now-on" },
      h("option", { value: "" }, "ask me each time"),
      h("option", { value: "always" }, "always give this answer"),
      h("option", { value: "never" }, "never ask, use the default"),
      q.actor && [
        h("option", { value: "actor" }, `ask only when ${nameOf(s, q.actor)} acts, else use the default`),
        h("option", { value: "aimed" }, `ask only when ${q.who ? nameOf(s, q.who) : "my combatant"} is the target, else use the default`),
      ]));
}
