// Out of sight, and late: the game master hides and reveals, and brings in somebody new; nobody else sees it too early.

import type { Page } from "@playwright/test";
import { clean } from "../clean";
import { expect, test } from "../house";
import type { Seat } from "../seat";

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

// The fights: a seat, whom the game master hides, and of the library a creature with the name that it gets, its side and place.
const fights = [
  { encounter: "bridge", seat: "wardens", who: "bow", name: "Reaver Bow", like: "pike", model: "mudkin-cutter", side: "reavers", at: "" },
  { encounter: "ford-gate", seat: "pcs", who: "drum", name: "Reaver Drummer", like: "brandt", model: "reaver-slinger", side: "enemies", at: "hall" },
] as const;

function drawer(page: Page) {
  return page.locator("dialog.drawer");
}

// free is a cell where nobody stands.
async function free(gm: Seat, at: string): Promise<string> {
  const { view } = await gm.state();
  const found = at || view.map.cells.find((c) => c.name && !c.kind && !view.tokens.some((t) => t.cell === c.name))?.name;
  if (!found) throw new Error("there is no free cell");
  return found;
}

// present is all that a page says of the present: what happened before may be told on.
function present(page: Page): Promise<string> {
  return page.evaluate(() => [...document.querySelectorAll("fray-roster, fray-order, fray-question, fray-board, fray-standing")].map((e) => e.outerHTML).join("\n"));
}

async function hide(gm: Seat, who: string, why: string): Promise<void> {
  const form = drawer(gm.page);
  await form.getByLabel("In sight").selectOption(who);
  await form.getByLabel("Why (for the log)").fill(why);
  await form.getByRole("button", { name: /^Hide/ }).click();
}

for (const f of fights) {
  test(`somebody is hidden and revealed: ${f.encounter}`, async ({ table, sit }) => {
    const t = await table({ encounter: f.encounter });
    const player = await sit(t.url(f.seat));
    const gm = await sit(t.url("gm"));
    await player.asked();
    expect(await present(player.page)).toContain(f.name);
    await gm.page.keyboard.press("g");
    await hide(gm, f.who, "the reeds are high");
    await player.until("it is gone", (s) => !s.view.tokens.some((k) => k.id === f.who));
    expect(await present(player.page)).not.toContain(f.name);
    await expect(player.log.filter({ hasText: "the reeds are high" })).toBeVisible();
    // the game master still sees it: as a ghost on the map, and in words
    await gm.until("it is out of sight", (s) => s.view.tokens.find((k) => k.id === f.who)?.hidden === true);
    await expect(gm.page.locator(`.fb-token.fb-ghost[data-id="${f.who}"] .fb-ghost-ring`)).toBeAttached();
    await expect(gm.page.locator(".fb-legend")).toContainText("out of sight");
    await expect(gm.page.locator("fray-roster .member.ghost:not(.out)", { hasText: f.name })).toContainText("out of sight");
    await drawer(gm.page).getByRole("button", { name: `Reveal ${f.name}` }).click();
    await player.until("it is there again", (s) => s.view.tokens.some((k) => k.id === f.who));
    expect(await present(player.page)).toContain(f.name);
    await expect(gm.page.locator(".fb-ghost")).toHaveCount(0);
  });

  test(`who waits out of sight is nowhere in the page of others, and comes: ${f.encounter}`, async ({ table, sit }) => {
    const t = await table({ encounter: f.encounter });
    const player = await sit(t.url(f.seat));
    const watcher = await sit(t.url("spectator"));
    const gm = await sit(t.url("gm"));
    await player.asked();
    await gm.page.keyboard.press("g");
    const form = drawer(gm.page).locator("form.join");
    const at = await free(gm, f.at);
    await form.getByLabel("Search the library").fill(f.model.split("-")[1]!);
    await form.getByLabel("Who comes").selectOption(`creature:${f.model}`);
    await expect(form.getByLabel("Its id")).toHaveValue(f.model);
    await form.getByLabel("Its name").fill("Quiet Stalker");
    await form.getByLabel("Side").selectOption(f.side);
    await form.getByLabel("Where it comes").fill(at);
    await form.getByLabel("It waits there out of sight").check();
    await form.getByRole("button", { name: "Bring it in" }).click();
    await gm.until("it waits", (s) => s.view.tokens.find((k) => k.id === f.model)?.hidden === true);
    for (const page of [player.page, watcher.page]) {
      await page.reload();
      const all = await page.content();
      expect(all).not.toContain(f.model);
      expect(all).not.toContain("Quiet Stalker");
    }
    await drawer(gm.page).getByRole("button", { name: "Reveal Quiet Stalker" }).click();
    await expect(player.page.locator("fray-roster")).toContainText("Quiet Stalker");
    await t.call("gm", "POST", "/api/seat", { seat: f.seat, plays: "greedy" });
    await t.call("gm", "POST", "/api/seat", { seat: "gm", plays: "greedy" });
    await player.until("it has acted", (s) => s.view.over === true);
    await expect(player.page.locator("fray-summary")).toContainText("Quiet Stalker");
  });

  test(`one more like another comes where the map is clicked, and undo takes it back: ${f.encounter}`, async ({ table, sit, troubles }) => {
    const t = await table({ encounter: f.encounter });
    const player = await sit(t.url(f.seat));
    const gm = await sit(t.url("gm"));
    await player.asked();
    await gm.page.keyboard.press("g");
    const form = drawer(gm.page).locator("form.join");
    await form.getByLabel("Who comes").selectOption(`like:${f.like}`);
    await expect(form.getByLabel("Its id")).toHaveValue(`${f.like}-2`);
    const at = await free(gm, f.at);
    await gm.mouse.at(await gm.map.place(at));
    await expect(form.getByLabel("Where it comes")).toHaveValue(at);
    await form.getByLabel("Why it comes").fill("a horn was blown");
    await form.getByRole("button", { name: "Bring it in" }).click();
    await player.until("it is there", (s) => s.view.tokens.some((k) => k.id === `${f.like}-2` && k.cell === at));
    await expect(player.log.filter({ hasText: "a horn was blown" })).toBeVisible();
    // what can not be is refused in words, and nothing typed is lost
    await form.getByLabel("Who comes").selectOption(`like:${f.like}`);
    await form.getByLabel("Its id").fill(`${f.like}-2`);
    await form.getByLabel("Where it comes").fill("nowhere at all");
    await form.getByRole("button", { name: "Bring it in" }).click();
    await expect(drawer(gm.page).locator(".says.bad")).toBeVisible();
    await expect(form.getByLabel("Where it comes")).toHaveValue("nowhere at all");
    expect(troubles.splice(0).join()).toContain("/api/join");
    await drawer(gm.page).getByRole("button", { name: "Close" }).click();
    await gm.page.locator("fray-wish").getByRole("button", { name: "Take the last answer back" }).click();
    await player.until("it is gone again", (s) => !s.view.tokens.some((k) => k.id === `${f.like}-2`));
  });
}

test("by keyboard alone somebody is hidden and revealed", async ({ table, sit }) => {
  const t = await table({ encounter: "bridge" });
  const gm = await sit(t.url("gm"));
  await gm.until("a question", (s) => s.question !== undefined);
  const { keyboard } = gm.page;
  await keyboard.press("g");
  const chosen = drawer(gm.page).getByLabel("In sight");
  for (let n = 0; n < 40 && !(await chosen.evaluate((e) => e === document.activeElement)); n++) await keyboard.press("Tab");
  await keyboard.type("Reaver Bow");
  await keyboard.press("Tab");
  await keyboard.press("Enter");
  await gm.until("it is hidden", (s) => s.view.tokens.find((k) => k.id === "bow")?.hidden === true);
  const reveal = drawer(gm.page).getByRole("button", { name: "Reveal Reaver Bow" });
  for (let n = 0; n < 10 && !(await reveal.evaluate((e) => e === document.activeElement)); n++) await keyboard.press("Tab");
  await keyboard.press("Enter");
  await gm.until("it is revealed", (s) => s.view.tokens.find((k) => k.id === "bow")?.hidden !== true);
});

test("the drawer is clean and fits on a phone", async ({ table, sit }) => {
  test.slow();
  const t = await table({ encounter: "ford-gate" });
  await t.call("gm", "POST", "/api/adjust", { do: "hide", who: "drum" });
  for (const look of [{}, phone]) {
    const gm = await sit(t.url("gm"), look);
    await gm.until("somebody is hidden", (s) => s.view.tokens.some((k) => k.hidden));
    await gm.page.getByRole("button", { name: /^Game master/ }).locator("visible=true").first().click();
    await drawer(gm.page).locator("form.join").getByLabel("Who comes").selectOption("creature:reaver-slinger");
    await clean(gm.page, "the drawer");
    const wide = await drawer(gm.page).evaluate((e) => e.scrollWidth - e.clientWidth);
    expect(wide, "columns that do not fit").toBeLessThanOrEqual(0);
  }
});

test("without script somebody is hidden, and somebody comes", async ({ table, sit }) => {
  const t = await table({ encounter: "bridge" });
  const gm = await sit(t.url("gm"), { javaScriptEnabled: false });
  await gm.page.locator("details.gm > summary").click();
  await gm.page.getByLabel("Who is hidden or revealed").selectOption("bow");
  await gm.page.getByRole("button", { name: "Hide" }).click();
  await expect(gm.page.locator(".member.ghost")).toContainText("out of sight");
  await gm.page.locator("details.gm > summary").click();
  await gm.page.getByLabel("Who comes").selectOption("creature:mudkin-cutter");
  await gm.page.getByLabel("Its id, of its own").fill("cutter-7");
  await gm.page.getByLabel("Side, of a creature").selectOption("reavers");
  await gm.page.getByLabel("Where it comes").fill(await freeCell(t));
  await gm.page.getByRole("button", { name: "Bring it in" }).click();
  await expect(gm.page.locator(".says").first()).toContainText("It is there");
});

async function freeCell(t: { state(who: string): Promise<import("../../internal/web/ts/types").State> }): Promise<string> {
  const { view } = await t.state("gm");
  return view.map.cells.find((c) => c.name && !c.kind && !view.tokens.some((k) => k.cell === c.name))?.name ?? "";
}
