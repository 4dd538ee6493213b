// Without JavaScript: a table is set up by a form, and turns and whole fights are played by forms.

import { expect, test } from "../fixtures";
import { simpleChoice } from "../strategy";
import { player } from "../table";

test.use({ javaScriptEnabled: false });

for (const [title, seat, name] of [["Duel at the mill", "town", "Town"], ["The tenth knot", "pcs", "Heroes"]] as const) {
  test(`a table is set up and a turn is played by forms: ${title}`, async ({ page }) => {
    await page.goto("/");
    const card = page.locator("li.card").filter({ has: page.getByRole("heading", { name: title }) });
    await card.locator("summary").click();
    await card.locator(`select[name="seats[${seat}]"]`).selectOption(player);
    await card.getByRole("button", { name: "Start" }).click();
    await expect(page.getByRole("heading", { name: "The table is ready" })).toBeVisible();
    await expect(page.locator("li.card svg").first()).toBeVisible(); // a QR code for each link
    const opened = page.waitForEvent("popup"); // in a new tab: the links are shown once
    await page.locator("li.card[data-role=seat]").filter({ has: page.getByRole("heading", { name, exact: true }) }).getByRole("link", { name: "Open" }).click();
    await expect(page.getByRole("heading", { name: "The table is ready" })).toBeVisible();
    await page.goto((await opened).url());
    await page.getByRole("button", { name: "Start the fight" }).click();
    await expect(page.locator("pre.picture")).toBeVisible();
    // bots may still be playing: then the page offers to refresh
    await expect(async () => {
      if (await page.getByRole("link", { name: "Refresh" }).isVisible()) await page.getByRole("link", { name: "Refresh" }).click();
      await expect(page.locator("form.ask")).toBeVisible({ timeout: 500 });
    }).toPass();
    const turn = page.locator(".prompt");
    for (let answers = 0; ; answers++) {
      expect(answers).toBeLessThan(12);
      const wasTurn = ((await turn.textContent()) ?? "").includes("turn:");
      const plain = page.locator('form.ask input[value^="attack:"]:not([value$="unarmed"])').first();
      const end = page.locator('form.ask input[value="end"]');
      const ends = wasTurn && answers >= 2 && (await end.count()) > 0;
      if (ends) await end.check();
      else if (wasTurn && (await plain.count())) await plain.check();
      else await page.locator("form.ask input[name=key]").filter({ visible: true }).first().check();
      await page.getByRole("button", { name: "Confirm" }).click();
      await expect(page.locator("p.notice:not(.bad)").first()).toBeVisible();
      if (ends) break;
    }
    await expect(page.locator("fray-log li.line").filter({ hasText: /turn/ }).first()).toBeVisible();
  });
}

for (const [encounter, seat, foe] of [["duel", "town", "garrick"], ["champions", "pcs", "harl"]] as const) {
  test(`a whole fight by forms: ${encounter}`, async ({ page, table }) => {
    const t = await table({ encounter });
    await t.weaken(foe, 12);
    await expect.poll(async () => (await t.state(seat)).question?.mine ?? false).toBe(true);
    await page.goto(t.url(seat));
    for (let answers = 0; ; answers++) {
      expect(answers).toBeLessThan(80);
      const s = await t.state(seat);
      if (s.view.over) break;
      const key = simpleChoice(s).key;
      const field = page.locator(`form.ask input[value="${key}"]`);
      if (!(await field.isVisible())) await page.locator("details.choice-more").filter({ has: field }).locator("summary").click();
      await field.check();
      await page.getByRole("button", { name: "Confirm" }).click();
      await expect.poll(async () => (await t.state(seat)).waiting.seats?.includes(seat) || (await t.state(seat)).view.over).toBeTruthy();
      await page.goto(t.url(seat));
    }
    await expect(page.locator("body")).toContainText(/Won by/);
  });
}

test("the other pages work without script", async ({ page, table }) => {
  const t = await table({ encounter: "duel" });
  await expect.poll(async () => (await t.state("town")).question?.mine ?? false).toBe(true);
  await page.goto(`${t.url("town")}?blocked=1`);
  await expect(page.locator("#blocked .blocked-line").first()).toBeVisible();
  const opened = page.waitForEvent("popup");
  await page.locator("#blocked a").first().click();
  await expect((await opened).locator("article.rule.alone")).toBeVisible();
  await page.goto(`${t.url("gm")}/replay?at=1`);
  await expect(page.locator("pre.picture")).toBeVisible();
  await page.getByRole("link", { name: "Previous", exact: true }).click();
  await expect(page).toHaveURL(/at=0/);
  await page.goto("/rules/flow");
  await expect(page.locator("article.rule").first()).toBeVisible();
});
