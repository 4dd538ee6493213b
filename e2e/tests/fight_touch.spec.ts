// A whole fight by touch, on a phone 360 pixels wide.

import { expect, test } from "../fixtures";
import { simpleChoice } from "../strategy";

for (const [encounter, seat, foe] of [["duel", "town", "garrick"], ["champions", "pcs", "harl"]] as const) {
  test(`a whole fight on a phone: ${encounter}`, async ({ table, openSeat }) => {
    const t = await table({ encounter });
    await t.weaken(foe, encounter === "duel" ? 12 : 30);
    const me = await openSeat(t.url(seat), { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
    const wide = await me.page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, "nothing is wider than the screen").toBeLessThanOrEqual(360);
    let onMap = 0;
    let s = await me.asked();
    while (!s.view.over) {
      const was = s.question?.id ?? "";
      if (await me.point(simpleChoice(s), me.touch)) onMap++;
      s = await me.asked(was);
    }
    expect(onMap).toBeGreaterThan(1);
    await expect(me.outcome).toHaveText(/Won by|A draw/);
  });
}
