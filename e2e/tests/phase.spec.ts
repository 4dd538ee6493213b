// phase: a whole fight of two players by keyboard alone, with a reaction across them, and the fight on a phone.

import type { Choice, State } from "../../internal/web/ts/types";
import { expect, test } from "../fixtures";
import { byKeys, noMouse } from "../keyboard";
import { type Seat, seatName } from "../seat";
import { player, type Table } from "../table";

// weaken shortens the fight: both have 1 STUN left, and stand 2 hexes apart. What a bot has begun ends first.
async function weaken(t: Table): Promise<void> {
  for (let q = (await t.state("school")).question; q && q.kind !== "turn"; q = (await t.state("school")).question) {
    await t.answer("school", { question: q.id, key: q.default! });
  }
  const why = "a short fight";
  for (const who of ["ines", "kestrel"]) await t.call("gm", "POST", "/api/v1/adjust", { do: "set", what: "stun", value: 1, who, why });
  await t.call("gm", "POST", "/api/v1/adjust", { do: "place", who: "kestrel", at: "2,4", why });
}

// answer strikes where it can, else comes closer, and else ends the slot; a player that is attacked dodges once.
function answer(s: State, mayDodge: boolean): Choice {
  const q = s.question!;
  const all = q.choices!;
  const starts = (word: string): Choice | undefined => all.find((c) => c.key.startsWith(word) && !c.warnings?.length);
  const usual = all.find((c) => c.key === q.default) ?? all[0]!;
  if (q.kind === "defend") return (mayDodge && starts("abort:dodge")) || usual;
  if (q.kind !== "turn") return usual;
  return starts("strike:") ?? closer(s, all) ?? usual;
}

// closer returns the half move that ends nearest to the other combatant.
function closer(s: State, all: Choice[]): Choice | undefined {
  const [me, foe] = [true, false].map((own) => s.view.tokens.find((t) => (t.id === s.question!.who) === own)!);
  const far = (cell: string): number => {
    const [q = 0, r = 0] = cell.split(",").map(Number);
    const [x = 0, y = 0] = foe!.cell.split(",").map(Number);
    return Math.max(Math.abs(q - x), Math.abs(r - y), Math.abs(q + r - x - y));
  };
  const ways = all.filter((c) => c.key.startsWith("half-move:") && c.cell !== undefined && !c.warnings?.length);
  const best = ways.reduce<Choice | undefined>((a, b) => (a && far(a.cell!) <= far(b.cell!) ? a : b), undefined);
  return best && far(best.cell!) < far(me!.cell) ? best : undefined;
}

test("two players fight by keyboard alone, and one aborts to a Dodge in the other's slot", async ({ table, openSeat }) => {
  test.slow(); // two pages play a whole fight
  const t = await table({ encounter: "lesson", seats: { school: player, callers: player } });
  await weaken(t);
  const seats = [await openSeat(t.url("school")), await openSeat(t.url("callers"))];
  for (const seat of seats) await noMouse(seat.page);
  const either = (): Promise<Seat> => Promise.race(seats.map((seat) => seat.asked().then(() => seat)));
  let dodges = 0;
  let [seat, s] = await either().then(async (x) => [x, await x.state()] as const);
  while (!s.view.over) {
    const c = answer(s, dodges === 0);
    if (c.key.startsWith("abort:dodge")) {
      dodges++;
      expect(s.you.who).not.toContain(s.view.turn); // in the other's slot
      const other = seats.find((x) => x !== seat)!;
      await expect(other.prompt).toContainText(`Waiting for ${seatName(s, s.you.seat ?? "")}`);
    }
    const was = s.question!.id;
    await byKeys(seat, c);
    await seat.until("the answer is in", (now) => now.view.over || now.question?.id !== was);
    [seat, s] = await either().then(async (x) => [x, await x.state()] as const);
  }
  expect(dodges).toBe(1);
  for (const each of seats) {
    await expect(each.outcome).toHaveText(/Won by|A draw/);
    await expect(each.log.filter({ hasText: /aborts|reacts|Dodge/ }).first()).toBeVisible();
  }
});

test("the fight fits a phone 360 pixels wide", async ({ table, openSeat }) => {
  const t = await table({ encounter: "lesson" });
  await weaken(t);
  const me = await openSeat(t.url("school"), { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
  const fits = async (): Promise<void> => {
    expect(await me.page.evaluate(() => document.documentElement.scrollWidth), "nothing is wider than the screen").toBeLessThanOrEqual(360);
  };
  let onMap = 0;
  let s = await me.asked();
  while (!s.view.over) {
    await fits();
    const was = s.question!.id;
    if (await me.point(answer(s, false), me.touch)) onMap++;
    s = await me.asked(was);
  }
  expect(onMap).toBeGreaterThan(0);
  await fits();
  await expect(me.outcome).toHaveText(/Won by|A draw/);
});
