// Light and dark, by the system and by the switch; and no motion for those who want none.

import { expect, test } from "../house";

const ground = (): string => getComputedStyle(document.documentElement).backgroundColor;

test("light and dark follow the system, and the switch before it", async ({ sit, table }) => {
  const t = await table({ encounter: "duel" });
  const me = await sit(t.url("town"), { colorScheme: "light" });
  const light = await me.page.evaluate(ground);
  await me.page.emulateMedia({ colorScheme: "dark" });
  const dark = await me.page.evaluate(ground);
  expect(dark).not.toBe(light);
  await me.page.getByRole("button", { name: /Change to light/ }).click();
  expect(await me.page.evaluate(ground)).toBe(light);
  await me.page.reload();
  expect(await me.page.evaluate(ground)).toBe(light);
  await me.page.getByRole("button", { name: /Change to dark/ }).click();
  await me.page.emulateMedia({ colorScheme: "light" });
  expect(await me.page.evaluate(ground)).toBe(dark);
});

test("nothing moves for those who want no motion", async ({ sit, table }) => {
  const t = await table({ encounter: "bridge" });
  const me = await sit(t.url("wardens"), { reducedMotion: "reduce" });
  await me.asked();
  const moving = (): Promise<string[]> => me.page.evaluate(() => {
    const out: string[] = [];
    for (const el of document.querySelectorAll("*")) {
      for (const pseudo of ["", "::before", "::after"]) {
        const s = getComputedStyle(el, pseudo || null);
        const lasts = (text: string): boolean => text.split(",").some((x) => parseFloat(x) > 0);
        if (s.animationName !== "none" && lasts(s.animationDuration)) out.push(`${el.localName}.${el.getAttribute("class")}${pseudo} animates ${s.animationName}`);
        if (s.transitionProperty !== "none" && lasts(s.transitionDuration)) out.push(`${el.localName}.${el.getAttribute("class")}${pseudo} changes slowly`);
      }
    }
    return out;
  });
  expect(await moving()).toEqual([]);
  await me.page.getByRole("button", { name: "Zoom in" }).click();
  expect(await me.page.evaluate(() => document.getAnimations().filter((a) => a.playState === "running").length)).toBe(0);
});
