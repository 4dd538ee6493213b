// Answers by keyboard alone.

import { expect, type Page } from "@playwright/test";
import type { Choice } from "../internal/web/ts/types";
import type { Seat } from "./seat";

// noMouse blocks real mouse events; clicks that keys cause still work.
export async function noMouse(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const type of ["pointerdown", "mousedown", "touchstart"]) document.addEventListener(type, (e) => { e.preventDefault(); e.stopImmediatePropagation(); }, true);
  });
}

async function byNumber(me: Seat, c: Choice): Promise<void> {
  const row = me.row(c);
  const number = await row.locator("input").first().getAttribute("data-number");
  const asked = (await me.state()).question?.id;
  await me.page.keyboard.press("q");
  await me.page.keyboard.type(number ?? "");
  const picked = row.locator("input:checked");
  if (number === "e") { // with nothing left to do, it ends the turn at once
    await me.until("the end of the turn is picked, or the turn is over", async (s) => s.question?.id !== asked || (await picked.count()) === 1);
    if ((await me.state()).question?.id !== asked) return;
  }
  await expect(picked).toHaveCount(1);
  const aims = await row.locator("input").count(); // of a family: arrows move from target to target
  for (let i = 0; i < aims && !(await me.field(c).isChecked()); i++) await me.page.keyboard.press("ArrowRight");
  await expect(me.field(c)).toBeChecked();
  const places = row.locator("select"); // Tab leads from the number to its places
  if (await places.count()) {
    await me.page.keyboard.press("Tab");
    await expect(places).toBeFocused();
    const options = await places.locator("option").evaluateAll((all) => all.map((o) => ({ key: (o as HTMLOptionElement).value, text: o.textContent.trim() })));
    const wanted = options.findIndex((o) => o.key === c.key);
    await me.page.keyboard.type(options[wanted]!.text); // selects the first option that begins so
    const first = options.findIndex((o) => o.text.startsWith(options[wanted]!.text));
    for (let i = first; i < wanted; i++) await me.page.keyboard.press("ArrowDown");
    await expect(places).toHaveValue(c.key);
    await row.locator("input").first().focus();
  }
  await me.page.keyboard.press("Enter");
}

// byKeys picks and confirms a choice: a place on the map by its cursor, everything else by its number.
export async function byKeys(me: Seat, c: Choice): Promise<void> {
  if (c.path) await byCursor(me, c);
  else await byNumber(me, c);
}

// byCursor moves from place to place until the cursor is where the choice leads.
async function byCursor(me: Seat, c: Choice): Promise<void> {
  const keys = me.page.keyboard;
  await keys.press("m");
  await expect(me.map.stage).toBeFocused();
  const here = me.map.stage.locator('[role="gridcell"]');
  const places = new Set<string>();
  for (;;) {
    await keys.press("n");
    const said = (await here.textContent()) ?? "";
    if (said.startsWith(`${c.cell}.`) || said.startsWith(`${c.cell},`)) break;
    if (places.has(said)) throw new Error(`the cursor does not reach ${c.cell}: ${[...places].join(" | ")}`);
    places.add(said);
  }
  await keys.press("Enter");
  const button = me.map.card.locator(`button[data-key="${c.key}"]`);
  for (let i = 0; i < 20 && (await button.isVisible()) && !(await button.evaluate((b) => b === document.activeElement)); i++) await keys.press("ArrowDown");
  if (await button.isVisible()) await keys.press("Enter");
}
