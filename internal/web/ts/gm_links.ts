// Links: shows which exist, creates new ones and revokes old ones.

import { type Child, h, type VNode } from "./dom";
import type { Link, State } from "./types";
import { seatName } from "./words";

// LinkActions is what the buttons do.
export interface LinkActions {
  give: (role: string, seat: string) => void;
  revoke: (id: string) => void;
  copy: (field: HTMLInputElement) => void;
}

interface Place {
  role: string;
  seat: string;
  name: string;
}

// linkRows lists all links that a table can have; links is null while they load.
export function linkRows(s: State, links: Link[] | null, act: LinkActions): Child {
  if (!links) return h("p", { class: "soft small" }, "…");
  const seats = s.seats.filter((x) => x.name !== "gm").map((x) => ({ role: "seat", seat: x.name, name: seatName(s, x.name) }));
  const places: Place[] = [{ role: "gm", seat: "", name: nameOfLink("gm") }, ...seats, { role: "spectator", seat: "", name: nameOfLink("spectator") }];
  return places.map((p) => {
    const has = links.find((l) => l.role === p.role && (l.seat ?? "") === p.seat);
    return h("div", { class: "seat-row", key: `link ${p.name}` }, h("span", null, p.name, !has && h("span", { class: "soft small" }, " no active link")), h("span", { class: "inline" },
      h("button", { type: "button", "aria-label": `New link for ${p.name}`, onClick: () => act.give(p.role, p.seat) }, "New"),
      has && p.role !== "gm" && h("button", { type: "button", "aria-label": `Revoke the link of ${p.name}`, onClick: () => act.revoke(has.id) }, "Revoke")));
  });
}

// newLink shows a link that was just created: its address and its QR code.
export function newLink(s: State, l: Link, copied: boolean, act: LinkActions): VNode {
  const field = (e: Event): HTMLInputElement => (e.currentTarget as HTMLElement).closest(".new-link")!.querySelector("input")!;
  return h("div", { class: "new-link", key: `new ${l.id}` },
    h("label", { class: "field" }, h("span", null, `New link for ${l.seat ? seatName(s, l.seat) : nameOfLink(l.role)} (shown only once)`),
      h("input", { class: "address", readonly: true, ".value": l.url ?? "", onFocus: (e: Event) => (e.target as HTMLInputElement).select() })),
    h("div", { class: "row" },
      h("button", { type: "button", onClick: (e: Event) => act.copy(field(e)) }, copied ? "Copied" : "Copy"),
      h("a", { class: "button", href: l.url ?? "", target: "_blank", rel: "noopener" }, "Open")),
    h("img", { class: "qr", src: `/t/${l.token ?? ""}/qr.svg`, alt: "QR code of the link" }));
}

function nameOfLink(role: string): string {
  return role === "gm" ? "game master" : "spectators";
}
