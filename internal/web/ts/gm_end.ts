// Ending a table: a what-if is closed at once, a table is deleted after a confirmation.

import { type Child, h } from "./dom";
import type { Host } from "./pane";

type Act = (call: () => Promise<unknown> | undefined) => Promise<boolean>;

// ending is the section; sure shows the confirmation, ask sets it.
export function ending(host: Host, sure: boolean, ask: (sure: boolean) => void, act: Act): Child {
  const leave = async (call: () => Promise<unknown> | undefined, said: string): Promise<void> => {
    if (await act(call)) location.assign(`/?said=${said}`);
  };
  if (host.meta.branch) {
    return [
      h("p", { key: "how", class: "soft small" }, "A what-if is deleted after a day without use."),
      h("button", { key: "drop", type: "button", onClick: () => void leave(() => host.calls?.drop(), "dropped") }, "Delete this what-if"),
    ];
  }
  if (!sure) return h("button", { key: "ask", type: "button", onClick: () => ask(true) }, "Delete this table …");
  return [
    h("p", { key: "what", role: "alert" }, "This permanently deletes the record, the what-ifs and all links. Everyone at the table will be notified."),
    h("div", { key: "sure", class: "row" },
      h("button", { type: "button", onClick: () => void leave(() => host.calls?.erase(), "deleted") }, "Delete permanently"),
      h("button", { type: "button", onClick: () => ask(false) }, "Cancel")),
  ];
}
