// What becomes of the table itself: a what-if is dropped at a word, a table is deleted at the second.

import { type Child, h } from "./dom";
import type { Host } from "./pane";

type Act = (call: () => Promise<unknown> | undefined) => Promise<boolean>;

// ending is the section; sure tells that one button was pressed and the other is shown, ask has it be so or not.
export function ending(host: Host, sure: boolean, ask: (sure: boolean) => void, act: Act): Child {
  const leave = async (call: () => Promise<unknown> | undefined, said: string): Promise<void> => {
    if (await act(call)) location.assign(`/?said=${said}`);
  };
  if (host.meta.branch) {
    return [
      h("p", { key: "how", class: "soft small" }, "A what-if goes by itself when nobody has touched it for a day."),
      h("button", { key: "drop", type: "button", onClick: () => void leave(() => host.calls?.drop(), "dropped") }, "Drop this what-if"),
    ];
  }
  if (!sure) return h("button", { key: "ask", type: "button", onClick: () => ask(true) }, "Delete this table …");
  return [
    h("p", { key: "what", role: "alert" }, "This deletes its record, its what-ifs and everybody\u2019s links, for ever. Whoever is here is told so."),
    h("div", { key: "sure", class: "row" },
      h("button", { type: "button", onClick: () => void leave(() => host.calls?.erase(), "deleted") }, "Delete it for ever"),
      h("button", { type: "button", onClick: () => ask(false) }, "Keep it")),
  ];
}
