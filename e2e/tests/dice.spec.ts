// Real dice: the page says which dice to roll and takes the results.

import { expect, test } from "../fixtures";
import { simpleChoice } from "../strategy";

for (const [encounter, seat] of [["duel", "town"], ["champions", "pcs"]] as const) {
  test(`real dice are entered: ${encounter}`, async ({ table, openSeat, problems }) => {
    const t = await table({ encounter, dice: "ask" });
    const gm = await openSeat(t.url("gm"));
    const me = await openSeat(t.url(seat));
    let thrown = 0;
    for (let answers = 0; thrown < 3; answers++) {
      expect(answers).toBeLessThan(30);
      const s = await gm.until("something to answer", (now) => now.question !== undefined || now.view.over === true);
      const sides = s.question?.sides;
      if (!sides) {
        await me.asked();
        await me.take(simpleChoice(await me.state()));
      } else {
        const mine = (await me.until("the same", (now) => now.inputs >= s.inputs)).question?.mine;
        const page = mine ? me : gm;
        const fields = page.question.locator("input[name=faces]");
        await expect(fields).toHaveCount(sides.length);
        if (thrown === 0) { // an impossible result is refused
          await fields.first().fill(String(sides[0]! + 1));
          for (let i = 1; i < sides.length; i++) await fields.nth(i).fill("1");
          await page.doIt.click();
          expect(await fields.first().evaluate((f: HTMLInputElement) => f.validity.rangeOverflow)).toBe(true);
        }
        for (let i = 0; i < sides.length; i++) await fields.nth(i).fill(String(Math.min(3 + i, sides[i]!)));
        await page.doIt.click();
        thrown++;
      }
      await gm.until("the answer is in", (now) => now.question?.id !== s.question?.id || now.view.over === true);
    }
    await gm.unfold();
    await gm.page.locator("fray-log details.roll").filter({ has: gm.page.locator(".die", { hasText: /^3$/ }) }).first().locator("summary").click();
    await expect(gm.page.locator("fray-log .die", { hasText: /^3$/ }).first()).toBeVisible();
    expect(problems).toEqual([]);
  });
}

test("dice are entered by keyboard alone", async ({ table, openSeat }) => {
  const t = await table({ encounter: "duel", dice: "ask" });
  const me = await openSeat(t.url("town"));
  await me.page.keyboard.press("q");
  for (const n of [1, 2]) { // initiative, one roll after the other
    const s = await me.asked();
    expect(s.question?.sides, `roll ${n}`).toBeDefined();
    const field = me.question.locator("input[name=faces]").first();
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleName(`d${s.question!.sides![0]}: ${s.question!.prompt}`);
    await me.page.keyboard.type("3");
    await me.page.keyboard.press("Enter");
    await me.until("the dice are in", (now) => now.question?.id !== s.question?.id);
  }
});
