// The icons of combatants and conditions, as content and rules name them. A name that this page does not draw is any person or a flag.

import { type IconName, icons } from "./icons";
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
