// The replay: a page with a slider, and a file that plays without a server. And the past of a running fight.

import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";

async function playable(page: Page): Promise<void> {
  const scrubber = page.getByRole("slider", { name: "Moment of the fight" });
  const last = Number(await scrubber.getAttribute("max"));
  expect(last).toBeGreaterThan(5);
  await scrubber.fill("0");
  const before = await page.locator("fray-log li.line").count();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(scrubber).toHaveValue("1");
  await page.keyboard.press("ArrowRight");
  await expect(scrubber).toHaveValue("2");
  await page.keyboard.press("End");
  await expect(scrubber).toHaveValue(String(last));
  await page.keyboard.press("Home");
  await expect(scrubber).toHaveValue("0");
  await scrubber.fill(String(last));
  await expect(page.locator("fray-order")).toContainText(/Won by|A draw/);
  expect(await page.locator("fray-log li.line").count()).toBeGreaterThan(before);
  await expect(page.locator("#summary .end-verdict")).toBeVisible();
  await page.locator("#summary .who-did > summary").click();
  await expect(page.locator("#summary table")).toBeVisible();
  await page.locator("#summary .who-did > summary").click();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.getByRole("button", { name: "Pause", exact: true })).toBeVisible();
  await expect(scrubber).toHaveValue(/^[1-9]$/);
  await page.getByRole("button", { name: "Pause", exact: true }).click();
  await page.getByLabel("Round").selectOption("round 2");
  await expect(page.locator("fray-order .round")).toContainText("Round 2");
}

// analyze finds where the fight was won.
async function analyze(page: Page): Promise<void> {
  await page.locator(".won > summary").click();
  await page.getByRole("button", { name: "Analyze this fight" }).click();
  await turning(page);
}

// turning goes to the first turning point of an analysis, by its link and in the graph.
async function turning(page: Page): Promise<void> {
  const point = page.locator(".won-points a").first();
  await expect(point).toBeVisible({ timeout: 60_000 }); // an analysis yields to all else that this machine does
  const inputs = (await point.getAttribute("data-inputs")) ?? "";
  await point.click();
  await expect(page.getByRole("slider", { name: "Moment of the fight" })).toHaveValue(inputs);
  await page.locator(".won .course-plot").click({ position: { x: 2, y: 20 } });
  await expect(page.getByRole("slider", { name: "Moment of the fight" })).not.toHaveValue(inputs);
}

for (const [encounter, seat] of [["duel", "town"], ["champions", "pcs"]] as const) {
  test(`a replay plays on the server and from a file: ${encounter}`, async ({ table, page, browser, problems }, info) => {
    const t = await table({ encounter, seats: { [seat]: "greedy", ...(encounter === "champions" && { gm: "greedy" }) } });
    await expect.poll(async () => (await t.state(seat)).view.over ?? false).toBe(true);
    await page.goto(`${t.url(seat)}/replay`);
    await playable(page);
    if (encounter === "duel") await analyze(page);
    else await expect(page.locator("fray-order")).toContainText("Heroes");
    const waiting = page.waitForEvent("download");
    await page.getByRole("link", { name: "Save as one file" }).click();
    const file = info.outputPath("replay.html");
    await (await waiting).saveAs(file);
    const offline = await browser.newContext({ offline: true });
    const alone = await offline.newPage();
    alone.on("pageerror", (e) => problems.push(e.message));
    alone.on("console", (m) => void (m.type() === "error" && problems.push(m.text())));
    alone.on("request", (r) => void (/^https?:/.test(r.url()) && problems.push(`the file asks for ${r.url()}`)));
    await alone.goto(pathToFileURL(file).href);
    await playable(alone);
    if (encounter === "duel") await turning(alone);
    await alone.locator("fray-log a[data-rule]:visible").first().click();
    await expect(alone.locator("dialog[open] code")).toBeVisible();
    await offline.close();
  });
}

test("the past can be viewed while the fight continues", async ({ table, openSeat }) => {
  const t = await table({ encounter: "duel" });
  const me = await openSeat(t.url("town"));
  const s = await me.asked();
  const slider = me.page.getByRole("slider", { name: "Show an earlier moment" });
  await slider.fill("0");
  await expect(me.page.locator("fray-table")).toHaveClass(/then/);
  const key = s.question!.choices!.find((c) => c.key === "end")!.key;
  await t.answer("gm", { question: s.question!.id, key });
  await me.asked(s.question!.id);
  await expect(slider).toHaveValue("0");
  await me.page.getByRole("button", { name: "Return to now" }).click();
  await expect(me.page.locator("fray-table")).not.toHaveClass(/then/);
});

test("on a phone, replay and record are under More, and the file can be saved", async ({ table, openSeat }) => {
  const t = await table({ encounter: "duel" });
  const gm = await openSeat(t.url("gm"), { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await gm.page.locator(".jump").getByRole("link", { name: "More" }).tap();
  const more = gm.page.getByRole("region", { name: "More" });
  await expect(more.getByRole("link", { name: "Record" })).toBeInViewport();
  await more.getByRole("link", { name: "Replay" }).tap();
  const waiting = gm.page.waitForEvent("download");
  await gm.page.getByRole("link", { name: "Save as one file" }).tap();
  expect((await waiting).suggestedFilename()).toContain(".html");
});
