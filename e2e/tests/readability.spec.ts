// Readable pages: one name for each combatant, small bookkeeping, cards that cover little, a map that shows everybody.

import { expect, test } from "../fixtures";
import type { Seat } from "../seat";
import { simpleChoice } from "../strategy";

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

async function play(me: Seat, answers: number): Promise<void> {
  let s = await me.asked();
  for (let i = 0; i < answers && !s.view.over; i++) {
    await me.take(simpleChoice(s));
    s = await me.asked(s.question?.id);
  }
}

test("every combatant has one name", async ({ table, openSeat }) => {
  const t = await table({ encounter: "bridge" });
  const me = await openSeat(t.url("wardens"));
  await play(me, 3);
  const who = (await me.state()).view.tokens.find((k) => k.id === "reaver-1")!;
  await me.part("Sheets");
  await expect(me.page.locator("fray-roster").getByRole("button", { name: who.name, exact: true })).toBeVisible();
  await me.part("Log");
  await expect(me.log.filter({ hasText: who.name }).first()).toBeVisible();
  for (const part of ["fray-log", "fray-question", "fray-roster"]) await expect(me.page.locator(part)).not.toContainText(who.id);
});

test("results are larger than bookkeeping", async ({ table, openSeat }) => {
  const t = await table({ encounter: "bridge" });
  const me = await openSeat(t.url("wardens"));
  await play(me, 6);
  await me.unfold();
  const size = (kind: string): Promise<number> => me.page.locator(`fray-log li.line.${kind}`).first().evaluate((e) => parseFloat(getComputedStyle(e).fontSize));
  expect(await size("count")).toBeLessThan(await size("act"));
  const roll = me.page.locator("fray-log li.line.roll").first();
  await expect(roll.locator(".die").first()).toBeHidden();
  await roll.locator("summary").click();
  await expect(roll.locator(".die").first()).toBeVisible();
});

test("a card on a phone covers neither the map nor its choices", async ({ table, openSeat }) => {
  const t = await table({ encounter: "bridge" });
  const me = await openSeat(t.url("wardens"), phone);
  const s = await me.asked();
  const foe = s.question!.choices!.find((c) => c.key.startsWith("know:"))!.target!;
  const at = await me.map.place(foe);
  await me.page.touchscreen.tap(at.x, at.y);
  await expect(me.map.card).toBeVisible();
  await expect(async () => { // arriving odds redraw the card
    const button = me.map.card.getByRole("button").last();
    await button.scrollIntoViewIfNeeded({ timeout: 1000 });
    const [last, card, map] = await Promise.all([button.boundingBox(), me.map.card.boundingBox(), me.map.stage.boundingBox()]);
    expect(card!.y).toBeGreaterThanOrEqual(map!.y + map!.height - 1);
    expect(last!.y + last!.height).toBeLessThanOrEqual(card!.y + card!.height + 1);
  }).toPass();
});

for (const [encounter, seats] of [["bridge", { wardens: "greedy", reavers: "greedy" }], ["ford-gate", { pcs: "greedy", gm: "greedy" }]] as const) {
  test(`the replay starts with everybody in view, and a finished fight with the summary: ${encounter}`, async ({ table, openSeat }) => {
    const t = await table({ encounter, seats });
    const me = await openSeat(t.url("spectator"), phone);
    await me.until("the end", (s) => s.view.over === true);
    const [sum, map] = await Promise.all([me.page.locator("#summary").boundingBox(), me.map.stage.boundingBox()]);
    expect(sum!.y).toBeLessThan(map!.y);
    await me.page.goto(`${t.url("spectator")}/replay`);
    await expect(me.page.getByRole("slider")).toBeVisible();
    const box = (await me.map.stage.boundingBox())!;
    const tokens = me.map.stage.locator("[data-id]");
    expect(await tokens.count()).toBeGreaterThan(7);
    for (const token of await tokens.all()) {
      const at = (await token.boundingBox())!;
      const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
      expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height, `${await token.getAttribute("data-id")} is in sight`).toBe(true);
    }
  });
}

test("an open encounter leaves no gap beside it", async ({ page }) => {
  await page.goto("/");
  await page.locator("li.card summary").nth(1).click();
  const open = page.locator("li.card").filter({ has: page.locator("details[open]") });
  const box = (await open.boundingBox())!;
  const list = (await page.locator("ul.fights").filter({ has: open }).boundingBox())!;
  expect(box.width).toBeGreaterThan(list.width - 2);
  await expect(open.getByRole("button", { name: "Start" })).toBeVisible();
});

test("blocked choices scroll into view", async ({ table, openSeat }) => {
  const t = await table({ encounter: "duel" });
  const me = await openSeat(t.url("town"));
  await me.asked();
  await me.question.getByRole("button", { name: /What is blocked/ }).click();
  await expect(me.question.locator(".blocked")).toBeFocused();
  await expect(me.question.locator(".blocked h3")).toBeInViewport();
});

for (const encounter of ["bridge", "melee", "hollow-way", "bank", "ford-gate", "audience"]) {
  test(`names on the map never overlap, near or far: ${encounter}`, async ({ table, openSeat }) => {
    const t = await table({ encounter });
    const me = await openSeat(t.url("spectator"), { viewport: { width: 1440, height: 900 } });
    for (const zoom of ["fitted", "nearer", "near"]) {
      if (zoom !== "fitted") await me.page.locator("fray-board").getByRole("button", { name: "Zoom in" }).click();
      const covered = (): Promise<string[]> => me.page.locator("fray-board .fb-name").evaluateAll((all) => {
        const boxes = all.filter((e) => getComputedStyle(e).display !== "none").map((e) => ({ name: e.textContent ?? "", b: e.getBoundingClientRect() }));
        return boxes.flatMap(({ name, b }, i) => boxes.slice(i + 1).filter(({ b: c }) => b.left < c.right && c.left < b.right && b.top < c.bottom - 4 && c.top < b.bottom - 4).map((c) => `${name} and ${c.name}`));
      });
      await expect.poll(covered, { message: zoom }).toEqual([]);
    }
  });
}

test("the sides are whole in the bar while the game master's drawer is open", async ({ table, openSeat }) => {
  const t = await table({ encounter: "bridge" });
  const gm = await openSeat(t.url("gm"), { viewport: { width: 1440, height: 900 } });
  for (const width of [1440, 1280, 1024]) {
    await gm.page.setViewportSize({ width, height: 900 });
    if (width === 1440) await gm.page.locator("nav.tools").getByRole("button", { name: "Game master" }).click();
    const sides = gm.page.locator(".bar .sides");
    await expect(sides).toContainText("Reavers 4/4");
    await expect.poll(() => gm.page.evaluate(() => {
      const [last, tools] = [".bar .sides li:last-child", ".bar .tools"].map((s) => document.querySelector(s)!.getBoundingClientRect());
      return last!.right <= tools!.left && tools!.right <= innerWidth;
    }), { message: `${width} pixels` }).toBe(true);
  }
});

test("places far away are chosen one by one, by touch or by keyboard", async ({ table, openSeat }) => {
  const t = await table({ encounter: "bridge" });
  const me = await openSeat(t.url("wardens"), phone);
  await me.asked();
  await me.question.locator(".tab", { hasText: "Move" }).click();
  const list = me.question.locator("select[aria-label*=place]").first();
  const [before, box] = [await list.inputValue(), await list.boundingBox()];
  expect(box!.height).toBeGreaterThanOrEqual(44);
  await me.question.getByRole("button", { name: "Next place" }).first().tap();
  await expect(list).not.toHaveValue(before);
  await expect(me.question.locator(".detail-head")).toContainText(/Move \d+ spaces? /);
  await me.question.getByRole("button", { name: "Previous place" }).first().tap();
  await expect(list).toHaveValue(before);
  await list.press("ArrowDown");
  await expect(list).not.toHaveValue(before);
  expect(await list.locator("optgroup").evaluateAll((all) => all.map((g) => (g as HTMLOptGroupElement).label))).toContain("next to somebody");
});
