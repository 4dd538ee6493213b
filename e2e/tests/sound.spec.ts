// Sounds: none until they are turned on, then for the own turn, a hit and the end.

import { expect, test } from "../fixtures";
import type { Seat } from "../seat";
import { simpleChoice } from "../strategy";

type Counted = typeof globalThis & { tones: number };

// count counts the tones that a page makes.
async function count(me: Seat, url: string): Promise<void> {
  await me.page.addInitScript(() => {
    const page = globalThis as Counted;
    page.tones = 0;
    const make = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function (): OscillatorNode {
      page.tones++;
      return make.call(this);
    };
  });
  await me.open(url);
}

const tones = (me: Seat): Promise<number> => me.page.evaluate(() => (globalThis as Counted).tones);

async function play(me: Seat, answers: number): Promise<void> {
  let s = await me.asked();
  for (let i = 0; i < answers && !s.view.over; i++) {
    await me.take(simpleChoice(s));
    s = await me.asked(s.question?.id);
  }
}

test("nothing sounds until sounds are turned on, and the choice is kept", async ({ table, openSeat }) => {
  const t = await table({ encounter: "duel" });
  const me = await openSeat(t.url("town"));
  await count(me, t.url("town"));
  await play(me, 4);
  expect(await tones(me), "sounds are off").toBe(0);
  await me.page.keyboard.press("?");
  const box = me.page.getByRole("checkbox", { name: "Sounds: my turn, a hit, the end" });
  await expect(box).not.toBeChecked();
  await box.check();
  const heard = await tones(me);
  expect(heard, "a sample").toBeGreaterThan(0);
  await me.page.keyboard.press("Escape");
  await play(me, 2);
  expect(await tones(me), "my turn").toBeGreaterThan(heard);
  await me.open(t.url("town"));
  await me.page.keyboard.press("?"); // the browser allows sounds after the first touch of a page
  await expect(box).toBeChecked();
  await me.page.keyboard.press("Escape");
  const before = await tones(me);
  await t.call("gm", "POST", "/api/v1/end", { winner: "town", why: "it is late" });
  await me.until("the end", (s) => s.view.over === true);
  await expect.poll(() => tones(me), { message: "the end" }).toBeGreaterThan(before);
  await me.page.keyboard.press("?");
  await box.uncheck();
});
