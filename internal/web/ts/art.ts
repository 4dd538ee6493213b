// The icons of combatants and conditions, as content and rules name them, and the pictures of files that stand in their place. A name
// that this page does not draw is any person or a flag.

import { type IconName, icons } from "./icons";
import type { Shape } from "./sides";
import type { Tag, Token } from "./types";

// artOf returns the icon of a combatant.
export function artOf(t: Pick<Token, "icon">): IconName {
  return drawn(t.icon) ?? "person";
}

// signOf returns the icon of a condition.
export function signOf(t: Pick<Tag, "icon">): IconName {
  return drawn(t.icon) ?? "flag";
}

function drawn(name: string | undefined): IconName | undefined {
  return name !== undefined && Object.hasOwn(icons, name) ? (name as IconName) : undefined;
}

const lost = new Set<string>(); // pictures that the server does not have

// addressOf returns where a picture of a file is; undefined if there is none, as in a replay that was saved.
export function addressOf(picture: string | undefined): string | undefined {
  return picture && location.protocol.startsWith("http") && !lost.has(picture) ? `/pictures/${picture}` : undefined;
}

// forget takes a picture for lost.
export function forget(picture: string | undefined): void {
  if (picture) lost.add(picture);
}

// framed are the attributes of a picture inside the shape of a side, which stays visible around it. A shape is about 32 wide.
export function framed(shape: Shape): Record<string, string | number> {
  const [r, y] = ({ circle: [13, 0], square: [12, 0], diamond: [11, 0], triangle: [9, 2] } as const)[shape];
  return { x: -r, y: y - r, width: 2 * r, height: 2 * r, preserveAspectRatio: "xMidYMid slice", "clip-path": shape === "square" ? "inset(0 round 3px)" : "circle(50%)" };
}
