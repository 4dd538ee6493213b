// A map with levels: the flag of height at a combatant, the level picker, and the view from the side, by mouse, keyboard and touch.

import { expect, test } from "../fixtures";

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

for (const [device, options] of [["desktop", {}], ["phone", phone]] as const) {
  test(`levels are picked, and seen from the side: ${device}`, async ({ table, openSeat }) => {
    const t = await table({ encounter: "three-towers" });
    const me = await openSeat(t.url("wardens"), options);
    const s = await me.asked();
    const tools = me.page.locator("fray-board .fb-tools");
    const level = tools.locator(".fb-level");
    const side = tools.getByRole("button", { name: "From the side" });
    const beside = me.page.getByRole("region", { name: "The map from the side" });
    const acting = s.view.tokens.find((k) => k.id === s.view.turn)!;
    const height = Number(acting.cell.split(",")[2]);
    await expect(beside).toBeHidden();
    await expect(level).toHaveAttribute("aria-label", `level ${height} of 0 to 5`);
    await side.click();
    await expect(side).toHaveAttribute("aria-pressed", "true");
    await expect(beside).toContainText("Thunder Heron");
    await expect(beside).toContainText("up to level 5");
    await expect(beside.getByRole("listitem").filter({ hasText: acting.name })).toContainText(`Level ${height}`);
    await beside.getByRole("button", { name: "Level 2" }).click();
    await expect(level).toHaveAttribute("aria-label", "level 2 of 0 to 5");
    await expect(beside.getByRole("button", { name: "Level 2" })).toHaveAttribute("aria-pressed", "true");
    await expect(me.page.locator("fray-board .fb-height", { hasText: "↑2" })).toHaveCount(1);
    await tools.getByRole("button", { name: "Level above" }).click();
    await expect(level).toHaveAttribute("aria-label", "level 3 of 0 to 5");
    expect(await me.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(options === phone ? 360 : 1280);
    const box = (await beside.boundingBox())!;
    expect(box.width).toBeGreaterThan(200);
    if (process.env["SHOTS"]) await me.page.screenshot({ path: `out/shots/levels-${device}.png`, fullPage: device === "phone" });
    await side.click();
    await expect(beside).toBeHidden();
  });
}

test("those on other levels are seen, and what is above leads to its level", async ({ table, openSeat }) => {
  const t = await table({ encounter: "three-towers" });
  const me = await openSeat(t.url("wardens"));
  const s = await me.asked();
  const heron = s.view.tokens.find((k) => k.name === "Thunder Heron")!;
  const tools = me.page.locator("fray-board .fb-tools");
  const level = tools.locator(".fb-level");
  const down = tools.getByRole("button", { name: "Level below" });
  while (await down.isEnabled()) await down.click();
  await expect(level).toHaveAttribute("aria-label", "level 0 of 0 to 5");
  const away = me.page.locator(`fray-board .fb-away[data-id="${heron.id}"]`);
  await expect(away.locator(".fb-height")).toHaveText("↑2");
  await expect(me.page.locator("fray-board .fb-away")).toHaveCount(s.view.tokens.filter((k) => !k.cell.endsWith(",0")).length);
  const box = (await away.boundingBox())!;
  await me.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const card = me.page.locator("fray-board .fb-card.fb-open");
  await expect(card).toContainText("Thunder Heron");
  await card.getByRole("button", { name: "above, on level 2" }).click();
  await expect(level).toHaveAttribute("aria-label", "level 2 of 0 to 5");
  await expect(away).toHaveCount(0);
});

test("levels by keyboard", async ({ table, openSeat }) => {
  const t = await table({ encounter: "three-towers" });
  const me = await openSeat(t.url("wardens"));
  await me.asked();
  const level = me.page.locator("fray-board .fb-level");
  const beside = me.page.getByRole("region", { name: "The map from the side" });
  await me.page.keyboard.press("m");
  await me.page.keyboard.press("v");
  await expect(beside).toBeVisible();
  const before = (await level.getAttribute("aria-label"))!;
  await me.page.keyboard.press(before.startsWith("level 5") ? "PageDown" : "PageUp");
  await expect(level).not.toHaveAttribute("aria-label", before);
  await me.page.keyboard.press("v");
  await expect(beside).toBeHidden();
});

test("a map without levels has no picker and no view from the side", async ({ table, openSeat }) => {
  const t = await table({ encounter: "duel" });
  const me = await openSeat(t.url("town"));
  await me.asked();
  await expect(me.page.locator("fray-board .fb-levels")).toBeHidden();
  await me.page.keyboard.press("m");
  await me.page.keyboard.press("v");
  await expect(me.page.getByRole("region", { name: "The map from the side" })).toHaveCount(0);
});
