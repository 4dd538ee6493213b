// What screen readers announce: the question, what happens to one's own combatants, and the map in words.

import { expect, test } from "../fixtures";
import { seatName } from "../seat";
import { simpleChoice } from "../strategy";

for (const [encounter, seat] of [["duel", "town"], ["champions", "pcs"]] as const) {
  test(`important events are announced: ${encounter}`, async ({ table, openSeat }) => {
    const t = await table({ encounter });
    const me = await openSeat(t.url(seat));
    const s = await me.asked();
    await me.take(simpleChoice(s));
    const next = await me.asked(s.question?.id);
    await expect(me.page.locator('fray-announcer [aria-live="assertive"]')).toHaveText(next.question!.prompt);
    await t.call("gm", "POST", "/api/v1/pause", { paused: true });
    await expect(me.page.locator('fray-announcer [aria-live="polite"]')).toContainText("Clocks are paused");
  });

  test(`the map is described in words: ${encounter}`, async ({ table, openSeat }) => {
    const t = await table({ encounter });
    const me = await openSeat(t.url(seat));
    const s = await me.asked();
    await me.page.keyboard.press("m");
    const cell = me.map.stage.getByRole("gridcell");
    const foe = s.view.tokens.find((k) => !k.mine)!;
    await expect(async () => {
      await me.page.keyboard.press("t");
      await expect(cell).toContainText(foe.name, { timeout: 200 });
    }).toPass();
    await expect(cell).toContainText(seatName(s, foe.side));
    await expect(cell).toContainText(`${foe.meters![0]!.value} of ${foe.meters![0]!.max}`);
    await expect(cell).toContainText(/Enter/);
    await expect(me.map.stage).toHaveAttribute("aria-activedescendant", (await cell.getAttribute("id"))!);
  });
}

for (const [encounter, seat, who, foe] of [["duel", "town", "Edda Thorn", "Garrick Two-Axe"], ["champions", "pcs", "Brandt Oller", "Harl Nine-Knots"]] as const) {
  test(`the result of an attack is announced: ${encounter}`, async ({ table, openSeat }) => {
    const t = await table({ encounter });
    const me = await openSeat(t.url(seat));
    const heard: string[] = [];
    await me.page.exposeFunction("heard", (text: string) => heard.push(text));
    await me.page.evaluate(() => new MutationObserver((m) => m.forEach((r) => (window as unknown as { heard(t: string): void }).heard(r.target.textContent ?? "")))
      .observe(document.querySelector("fray-announcer")!, { childList: true, subtree: true }));
    const hit = me.page.locator("fray-log li.line.hit").filter({ hasText: new RegExp(`^${who}`) });
    let s = await me.asked();
    while (!s.view.over && (await hit.count()) === 0) {
      await me.take(simpleChoice(s));
      s = await me.asked(s.question?.id);
    }
    const question = s.question; // a question in the middle of the attack, before it does damage
    if (question && question.kind !== "turn") {
      await me.take(question.choices!.find((c) => c.key === question.default)!);
      await me.asked(question.id);
    }
    await me.unfold();
    const harm = me.page.locator("fray-log li.line:is(.harm, .fall) .line-text").filter({ hasText: foe }).first();
    await expect(harm).toBeVisible();
    const text = (await harm.textContent())!;
    await expect.poll(() => heard.join("\n")).toContain(text);
  });
}
