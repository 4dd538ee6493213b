// Shows the text of a rule in a dialog when a link to it is clicked. The link itself leads to a page with the rule.

import { Calls } from "./calls";
import { type Child, draw, h } from "./dom";
import type { RuleText } from "./types";

export class RuleBook {
  private texts: Promise<Map<string, RuleText>> | null = null;
  private dialog: HTMLDialogElement | null = null;

  constructor(private readonly ruleset: string, known: RuleText[] | null = null) {
    if (known) this.texts = Promise.resolve(byID(known));
    document.addEventListener("click", (e) => this.click(e));
    document.addEventListener("show-rule", (e) => void this.open((e as CustomEvent<{ rule: string }>).detail.rule));
  }

  async title(id: string): Promise<string> {
    return (await this.all()).get(id)?.title ?? id;
  }

  // all loads the rules of the ruleset once, and again if that failed.
  all(): Promise<Map<string, RuleText>> {
    this.texts ??= new Calls("").rules(this.ruleset).then(byID, () => {
      this.texts = null;
      return new Map<string, RuleText>();
    });
    return this.texts;
  }

  async open(id: string): Promise<boolean> {
    const r = (await this.all()).get(id);
    if (!r) return false;
    this.dialog ??= document.body.appendChild(document.createElement("dialog"));
    const d = this.dialog;
    d.setAttribute("aria-labelledby", "rule-title");
    draw(d,
      h("button", { class: "plain close", type: "button", "aria-label": "Close", onClick: () => d.close() }, "✕"),
      h("h2", { id: "rule-title" }, r.title),
      h("p", { class: "soft small" }, h("code", null, r.id)),
      h("p", null, passages(r.rule)),
      r.ruling && h("p", { class: "ruling" }, h("strong", null, "How we play it."), " ", passages(r.ruling)));
    d.onclick = (e) => { if (e.target === d) d.close(); };
    if (!d.open) d.showModal();
    return true;
  }

  private click(e: MouseEvent): void {
    if (e.defaultPrevented || e.button !== 0 || e.ctrlKey || e.metaKey || e.shiftKey) return;
    const a = (e.target as Element | null)?.closest?.("a[data-rule]");
    const id = a instanceof HTMLAnchorElement ? a.dataset["rule"] : undefined;
    if (!id) return;
    e.preventDefault();
    void this.open(id).then((shown) => { if (!shown && a instanceof HTMLAnchorElement) location.assign(a.href); });
  }
}

// passages turns the rule ids in a text into links.
function passages(text: string): Child[] {
  return text.split(/\b([a-z]+(?:\.[a-z0-9_]+){2,})\b/).map((part, i) =>
    i % 2 === 0 ? part : h("a", { href: `/rules/${part.split(".")[0]}/${part}`, "data-rule": part }, part));
}

function byID(list: RuleText[]): Map<string, RuleText> {
  return new Map(list.map((r) => [r.id, r]));
}
