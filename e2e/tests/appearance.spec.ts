// Light and dark, by the system and by the switch; reduced motion; small and zoomed screens.

import { expect, test } from "../fixtures";
import { simpleChoice } from "../strategy";

const ground = (): string => getComputedStyle(document.documentElement).backgroundColor;

test("the theme follows the switch, else the system", async ({ openSeat, table }) => {
  const t = await table({ encounter: "duel" });
  const me = await openSeat(t.url("town"), { colorScheme: "light" });
  const light = await me.page.evaluate(ground);
  await me.page.emulateMedia({ colorScheme: "dark" });
  const dark = await me.page.evaluate(ground);
  expect(dark).not.toBe(light);
  await me.page.getByRole("button", { name: /Switch to light/ }).click();
  expect(await me.page.evaluate(ground)).toBe(light);
  await me.page.reload();
  expect(await me.page.evaluate(ground)).toBe(light);
  await me.page.getByRole("button", { name: /Switch to dark/ }).click();
  await me.page.emulateMedia({ colorScheme: "light" });
  expect(await me.page.evaluate(ground)).toBe(dark);
});

test("reduced motion turns animations off", async ({ openSeat, table }) => {
  const t = await table({ encounter: "bridge" });
  const me = await openSeat(t.url("wardens"), { reducedMotion: "reduce" });
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
  test(`${how}: the question fills the screen and is answered by touch`, async ({ openSeat, table }) => {
    const t = await table({ encounter: "bridge" });
    const me = await openSeat(t.url("wardens"), { viewport: { width, height }, hasTouch: true, isMobile: true });
    for (let n = 0; n < 3; n++) {
      const s = await me.asked();
      await me.page.locator(".jump").getByRole("link", { name: "Choose" }).tap();
      await expect.poll(() => me.page.evaluate(shareOf, "#question"), { message: "share of the screen for the question" }).toBeGreaterThan(0.7);
      await me.take(simpleChoice(s), me.touch);
      await me.until("the answer is in", (now) => now.view.over === true || now.question?.id !== s.question?.id);
    }
  });
}

test("a phone with the map as a list: the question fills the screen", async ({ openSeat, table }) => {
  const t = await table({ encounter: "fivescore" });
  const me = await openSeat(t.url("pcs"), { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const s = await me.asked();
  await me.page.getByRole("button", { name: "Map as a list" }).tap();
  await me.page.locator(".jump").getByRole("link", { name: "Choose" }).tap();
  await expect(me.prompt).toBeInViewport();
  await expect.poll(() => me.page.evaluate(shareOf, "#map"), { message: "share of the screen for the map" }).toBeLessThan(0.3);
  await me.take(simpleChoice(s), me.touch);
  await me.until("the answer is in", (now) => now.question?.id !== s.question?.id);
});

test("a phone with an open card: the link to the question closes it", async ({ openSeat, table }) => {
  const t = await table({ encounter: "bridge" });
  const me = await openSeat(t.url("wardens"), { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const s = await me.asked();
  await me.touch.at(await me.map.place(s.view.tokens.find((k) => k.side !== "wardens")!.id));
  await expect(me.map.card).toBeVisible();
  await me.page.locator(".jump").getByRole("link", { name: "Choose" }).tap();
  await expect(me.map.card).toBeHidden();
  await expect(me.prompt).toBeInViewport();
});

test("a doubled font size leaves room for map and question", async ({ openSeat, table }) => {
  const t = await table({ encounter: "bridge" });
  const me = await openSeat(t.url("wardens"));
  await me.asked();
  await me.part("Sheets");
  await me.page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  for (const part of ["#map", "#question", "#who"]) {
    await expect.poll(async () => (await me.page.locator(part).boundingBox())?.width ?? 0, { message: `width of ${part}` }).toBeGreaterThan(300);
  }
  expect(await me.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

// shareOf returns the share of the vertical middle line of the window that an element covers.
function shareOf(selector: string): number {
  const owner = document.querySelector(selector);
  let own = 0;
  for (let y = 0; y < innerHeight; y++) if (owner?.contains(document.elementFromPoint(innerWidth / 2, y))) own++;
  return own / innerHeight;
}
