// A whole fight by keyboard: places on the map by its cursor, everything else by numbers.

import { expect, test } from "../fixtures";
import { byKeys, noMouse } from "../keyboard";
import { simpleChoice } from "../strategy";

for (const [encounter, seat, foe] of [["duel", "town", "garrick"], ["champions", "pcs", "harl"]] as const) {
  test(`a whole fight by keyboard: ${encounter}`, async ({ table, openSeat }) => {
    const t = await table({ encounter });
    await t.weaken(foe, 12);
    const me = await openSeat(t.url(seat));
    await noMouse(me.page);
    let s = await me.asked();
    while (!s.view.over) {
      const was = s.question?.id ?? "";
      await byKeys(me, simpleChoice(s));
      s = await me.asked(was);
    }
    await expect(me.outcome).toHaveText(/Won by|A draw/);
    await expect(me.said.first()).toContainText("The fight is over");
  });
}
