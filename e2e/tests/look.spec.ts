// Light and dark, by the system and by the switch; and no motion for those who want none.

import { expect, test } from "../house";
import { sensible } from "../sense";

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

for (const [how, width, height] of [["a phone on its side", 740, 360], ["a page at 200 %", 640, 400]] as const) {
  test(`${how}: the question has the screen, and is answered by finger`, async ({ sit, table }) => {
    const t = await table({ encounter: "bridge" });
    const me = await sit(t.url("wardens"), { viewport: { width, height }, hasTouch: true, isMobile: true });
    for (let n = 0; n < 3; n++) {
      const s = await me.asked();
      await me.page.locator(".jump").getByRole("link", { name: "Choose" }).tap();
      await expect.poll(() => me.page.evaluate(shareOf, "#question"), { message: "share of the screen that the question has" }).toBeGreaterThan(0.7);
      await me.take(sensible(s), me.finger);
      await me.until("the answer is in", (now) => now.view.over === true || now.question?.id !== s.question?.id);
    }
  });
}

test("a phone with the map as a list: the question has the screen", async ({ sit, table }) => {
  const t = await table({ encounter: "fivescore" });
  const me = await sit(t.url("pcs"), { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const s = await me.asked();
  await me.page.getByRole("button", { name: "Map as a list" }).tap();
  await me.page.locator(".jump").getByRole("link", { name: "Choose" }).tap();
  await expect(me.prompt).toBeInViewport();
  await expect.poll(() => me.page.evaluate(shareOf, "#map"), { message: "share of the screen that the map has" }).toBeLessThan(0.3);
  await me.take(sensible(s), me.finger);
  await me.until("the answer is in", (now) => now.question?.id !== s.question?.id);
});

test("a phone with a card held open: whoever goes to the question sees it", async ({ sit, table }) => {
  const t = await table({ encounter: "bridge" });
  const me = await sit(t.url("wardens"), { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const s = await me.asked();
  await me.finger.at(await me.map.place(s.view.tokens.find((k) => k.side !== "wardens")!.id));
  await expect(me.map.card).toBeVisible();
  await me.page.locator(".jump").getByRole("link", { name: "Choose" }).tap();
  await expect(me.map.card).toBeHidden();
  await expect(me.prompt).toBeInViewport();
});

test("letters twice as large leave the map and the question their room", async ({ sit, table }) => {
  const t = await table({ encounter: "bridge" });
  const me = await sit(t.url("wardens"));
  await me.asked();
  await me.page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  for (const part of ["#map", "#question", "#who"]) {
    await expect.poll(async () => (await me.page.locator(part).boundingBox())?.width ?? 0, { message: `width of ${part}` }).toBeGreaterThan(300);
  }
  expect(await me.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

// shareOf is how much of the middle line of the window belongs to an element.
function shareOf(selector: string): number {
  const owner = document.querySelector(selector);
  let own = 0;
  for (let y = 0; y < innerHeight; y++) if (owner?.contains(document.elementFromPoint(innerWidth / 2, y))) own++;
  return own / innerHeight;
}
