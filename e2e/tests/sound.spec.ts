// Sounds: none until they are turned on, then for the own turn, a hit and the end.

import { expect, test } from "../fixtures";
import type { Seat } from "../seat";
import { simpleChoice } from "../strategy";

type Heard = typeof globalThis & { tones: string[] };

// listen keeps the shapes of the tones that a page makes.
async function listen(me: Seat, url: string): Promise<void> {
  await me.page.addInitScript(() => {
    const page = globalThis as Heard;
    page.tones = [];
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when?: number): void {
      page.tones.push(this.type);
      start.call(this, when);
    };
  });
  await me.open(url);
}

const heard = (me: Seat): Promise<string[]> => me.page.evaluate(() => (globalThis as Heard).tones);
const tones = async (me: Seat): Promise<number> => (await heard(me)).length;
const thuds = async (me: Seat): Promise<number> => (await heard(me)).filter((shape) => shape === "triangle").length; // only a hit has this shape

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
  await listen(me, t.url("town"));
  await play(me, 4);
  expect(await tones(me), "sounds are off").toBe(0);
  await me.page.keyboard.press("?");
  const box = me.page.getByRole("checkbox", { name: "Sounds: my turn, a hit, the end" });
  await expect(box).not.toBeChecked();
  await box.check();
  const sample = await tones(me);
  expect(sample, "a sample").toBeGreaterThan(0);
  await me.page.keyboard.press("Escape");
  await play(me, 2);
  expect(await tones(me), "my turn").toBeGreaterThan(sample);
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

test("harm is heard when it happens, and not again when somebody points at its line", async ({ table, openSeat }) => {
  const t = await table({ encounter: "duel" });
  const me = await openSeat(t.url("town"));
  await me.page.addInitScript(() => localStorage.setItem("fray-sound", "on"));
  await listen(me, t.url("town"));
  const came = me.log.locator(".came-harm, .came-fall");
  let s = await me.asked();
  for (let n = 0; n < 30 && !s.view.over && (await came.count()) === 0; n++) {
    expect(await thuds(me), "nobody is hurt yet").toBe(0);
    await me.take(simpleChoice(s));
    s = await me.asked(s.question!.id);
  }
  await expect(came).not.toHaveCount(0);
  await expect.poll(() => thuds(me), { message: "a hit" }).toBeGreaterThan(0);
  const before = await thuds(me);
  await me.log.filter({ has: me.page.locator(".came-harm, .came-fall") }).last().hover();
  expect(await thuds(me), "it is not heard again").toBe(before);
});
