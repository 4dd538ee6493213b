// <fray-standing>: the standing answers of a seat, for its own link and the game master.

import { type Child, h, type VNode } from "./dom";
import { Pane } from "./pane";
import type { Seat, Standing, State } from "./types";
import { isGM, nameOf, seatName } from "./words";

const turn = "turn"; // the kind of question that a seat's own turn always asks
const askMe = ":ask"; // in place of a verb: no verb has a colon

class FrayStanding extends Pane {
  private message = "";

  protected content(): Child {
    const gm = isGM(this.state);
    const seats = this.state.seats.filter((s) => gm || s.name === this.state.you.seat);
    return h("details", { class: "standing" },
      h("summary", null, "Standing answers"),
      h("p", { class: "soft small" }, "Answers that are given automatically, without asking. Your own turn is always asked."),
      seats.map((seat) => (seat.standing?.length ?? 0) > 0 && h("ul", { key: seat.name }, seat.standing?.map((x) => h("li", { class: "row" },
        `${gm ? `${seatName(this.state, seat.name)}: ` : ""}${words(this.state, x)} `,
        h("button", { class: "plain", type: "button", onClick: () => void this.change(() => this.host.calls?.standOnly(seat.name, x.kind, (seat.standing ?? []).filter((y) => y.kind === x.kind && y !== x))) }, "Remove"))))),
      this.host.meta.pauses && this.turns(seats),
      this.form(seats),
      this.message && h("p", { class: "notice bad", role: "alert" }, this.message));
  }

  // turns is the form by which a seat is also asked in the turns of bots, in which nobody else has to answer.
  private turns(seats: Seat[]): VNode {
    return h("form", { class: "row", onSubmit: (e: Event) => { e.preventDefault(); void this.add(e.target as HTMLFormElement); } },
      seats.length > 1 && h("label", { class: "field" }, h("span", null, "Seat"), h("select", { name: "seat" }, seats.map((x) => h("option", { value: x.name }, seatName(this.state, x.name))))),
      h("input", { type: "hidden", name: "kind", value: turn }), h("input", { type: "hidden", name: "verb", value: askMe }),
      h("label", { class: "field" }, h("span", null, "In the turns of others, if I can do something"), h("select", { name: "actor" },
        h("option", { value: "" }, "when anyone acts"), this.state.view.tokens.map((t) => h("option", { value: t.id }, `when ${t.name} acts`)))),
      h("button", { type: "submit" }, "Ask me"));
  }

  private form(seats: Seat[]): VNode {
    const { kinds, verbs } = this.host.meta;
    return h("form", { class: "row", onSubmit: (e: Event) => { e.preventDefault(); void this.add(e.target as HTMLFormElement); } },
      seats.length > 1 && h("label", { class: "field" }, h("span", null, "Seat"), h("select", { name: "seat" }, seats.map((x) => h("option", { value: x.name }, seatName(this.state, x.name))))),
      h("label", { class: "field" }, h("span", null, "Question"), h("select", { name: "kind" }, (kinds ?? []).filter((k) => k !== turn || this.host.meta.numbers).map((k) => h("option", { value: k }, plain(k))))),
      h("label", { class: "field" }, h("span", null, "Answer"), h("select", { name: "verb" }, h("option", { value: "" }, "the default"), h("option", { value: askMe }, "ask me"), (verbs ?? []).map((v) => h("option", { value: v }, plain(v))))),
      h("label", { class: "field" }, h("span", null, "Only below this health"), h("select", { name: "below" },
        h("option", { value: "0" }, "at any health"), [75, 50, 25].map((n) => h("option", { value: n }, `${n} %`)))),
      h("label", { class: "field" }, h("span", null, "Only when this combatant acts"), h("select", { name: "actor" },
        h("option", { value: "" }, "anyone"), this.state.view.tokens.map((t) => h("option", { value: t.id }, t.name)))),
      h("label", { class: "check" }, h("input", { type: "checkbox", name: "aimed" }), " Only when I am the target"),
      this.host.meta.numbers && [
        h("label", { class: "field" }, h("span", null, "With (part of the answer)"), h("input", { name: "part" })),
        ["Only if", "And only if"].map((legend) => this.limit(legend)),
      ],
      h("button", { type: "submit" }, "Add"));
  }

  // limit is the part of the form for a condition on a number.
  private limit(legend: string): VNode {
    return h("fieldset", { class: "row", key: legend },
      h("legend", null, legend),
      h("label", { class: "field" }, h("span", null, "Number"), h("select", { name: "number" },
        h("option", { value: "" }, "any"), this.host.meta.numbers?.map((n) => h("option", { value: n.name, title: n.about }, n.name)))),
      h("label", { class: "field" }, h("span", null, "Is"), h("select", { name: "is" },
        h("option", { value: "" }, "exactly"), h("option", { value: "more" }, "at least"), h("option", { value: "less" }, "at most"))),
      h("label", { class: "field" }, h("span", null, "Value"), h("input", { name: "n", type: "number", value: "0", inputMode: "numeric" })));
  }

  private async add(form: HTMLFormElement): Promise<void> {
    const data = new FormData(form);
    const text = (name: string): string => String(data.get(name) ?? "");
    const seat = this.state.seats.find((s) => s.name === (text("seat") || this.state.you.seat));
    if (!seat) return;
    const ask = text("verb") === askMe;
    const [is, n] = [data.getAll("is"), data.getAll("n")];
    const limits = data.getAll("number").map((number, i) => ({ number: String(number), ...(is[i] && { is: String(is[i]) }), n: Number(n[i]) })).filter((l) => l.number !== "");
    const part = text("part").split(/[\s:]+/).filter((w) => w !== "").join(":");
    const x: Standing = {
      kind: text("kind"), ...(ask ? { ask } : text("verb") && { verb: text("verb") }), ...(Number(text("below")) > 0 && { below: Number(text("below")) }),
      ...(text("actor") && { actor: text("actor") }), ...(data.has("aimed") && { aimed: true }),
      ...(part !== "" && { part }), ...(limits.length > 0 && { if: limits }),
    };
    await this.change(() => this.host.calls?.stand(seat.name, x));
  }

  private async change(call: () => Promise<void> | undefined): Promise<void> {
    try {
      await call();
      this.message = "";
      this.host.announce("Standing answers changed.");
    } catch (e) {
      this.message = (e as Error).message;
    }
    this.redraw();
  }
}

// words describes a standing answer.
function words(s: State, x: Standing): string {
  const when = [
    ...(x.if ?? []).map((l, i) => `${i > 0 ? "and" : "if"} ${l.number} is ${l.n}${l.is ? ` or ${l.is}` : ""}`),
    x.below ? `below ${x.below} % health` : "", x.actor ? `when ${nameOf(s, x.actor)} acts` : "", x.aimed ? "when I am the target" : "",
  ].filter((w) => w !== "");
  if (x.kind === turn && x.ask) return ["turns of others: ask me", ...when].join(" ");
  const verb = plain([x.verb ?? "", ...(x.part ?? "").split(":")].join(" ").trim());
  const what = x.ask ? "ask me only" : verb === "" ? "the default" : when.length > 0 ? verb : `always ${verb}`;
  return `${plain(x.kind)}: ${[what, ...when].join(" ")}${when.length > 0 && x.kind !== turn ? ", else the default" : ""}`;
}

// plain writes a key of the ruleset as words.
function plain(key: string): string {
  return key.replaceAll("-", " ");
}

customElements.define("fray-standing", FrayStanding);
