// Tests of the icons that stand for combatants and conditions: what content names, and nothing that a name of somebody says.

import { expect, test } from "vitest";
import { artOf, signOf } from "../../internal/web/ts/art";

test("content names the icon", () => {
  expect(artOf({ icon: "wolf" })).toBe("wolf");
  expect(signOf({ icon: "prone" })).toBe("prone");
});

test("without an icon it is any person or a flag, and so with one that is not drawn", () => {
  expect(artOf({})).toBe("person");
  expect(artOf({ icon: "toString" })).toBe("person");
  expect(signOf({ icon: "chandelier" })).toBe("flag");
});
