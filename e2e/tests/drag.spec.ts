// Dragging combatants: players move their own, the game master places any. By mouse and by touch.

import type { CDPSession } from "@playwright/test";
import type { Choice, State } from "../../internal/web/ts/types";
import { Ways } from "../../internal/web/ts/ways";
import { expect, test } from "../fixtures";
import type { Point } from "../map";
import type { Seat } from "../seat";

const word = (me: Seat) => me.page.locator("fray-board .fb-drag");

// Hand drags: a mouse or a finger.
interface Hand {
  down(p: Point): Promise<void>;
  to(p: Point): Promise<void>;
  up(): Promise<void>;
}

function mouse(me: Seat): Hand {
  const m = me.page.mouse;
  return { down: async (p) => { await m.move(p.x, p.y); await m.down(); }, to: (p) => m.move(p.x, p.y, { steps: 4 }), up: () => m.up() };
}

async function finger(me: Seat): Promise<Hand> {
  const cdp: CDPSession = await me.page.context().newCDPSession(me.page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", points: Point[]): Promise<unknown> => cdp.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  return { down: async (p) => void (await send("touchStart", [p])), to: async (p) => void (await send("touchMove", [p])), up: async () => void (await send("touchEnd", [])) };
}

// free is the shortest move without warnings to a place where it is the only choice: the map shows both ends of it.
function free(s: State): Choice {
  const all = s.question!.choices!;
  const moves = all.filter((c) => c.path && !c.warnings?.length && all.filter((x) => x.cell === c.cell).length === 1);
  return moves.reduce((a, b) => (b.path!.length < a.path!.length ? b : a));
}

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

for (const how of ["mouse", "finger"] as const) {
  test(`a player drags a combatant to a place, by ${how}`, async ({ table, openSeat }) => {
    const t = await table({ encounter: "bridge" });
    const me = await openSeat(t.url("wardens"), how === "finger" ? phone : {});
    const hand = how === "mouse" ? mouse(me) : await finger(me);
    const s = await me.asked();
    const q = s.question!;
    const own = s.view.tokens.find((k) => k.id === q.who)!;
    const foe = s.view.tokens.find((k) => k.side !== own.side && !q.choices!.some((c) => c.cell === k.cell))!;
    const [from, there] = [await me.map.place(own.id), await me.map.place(foe.id)];
    // what is refused says why, and nothing is sent
    await hand.down(from);
    await hand.to(there);
    await expect(word(me)).toHaveText(`${foe.name} is there`);
    await hand.up();
    await expect(word(me)).toBeHidden();
    expect((await me.state()).inputs).toBe(s.inputs);
    // a move shows how far it goes and what it costs
    const c = free(s);
    const [start, to] = [await me.map.place(own.id), await me.map.place(c.cell!)];
    await hand.down(start);
    await hand.to(to);
    await expect(word(me)).toHaveText(`${c.path!.length === 1 ? "1 space" : `${c.path!.length} spaces`} · ${c.cost}`);
    await expect(me.page.locator("fray-board .fb-way-over")).toHaveCount(1);
    await hand.up();
    await me.until("it has moved", (now) => now.view.tokens.find((k) => k.id === own.id)?.cell === c.cell);
  });
}

test("Escape breaks a drag off, and others are not moved by players", async ({ table, openSeat }) => {
  const t = await table({ encounter: "bridge" });
  const me = await openSeat(t.url("wardens"));
  const hand = mouse(me);
  const s = await me.asked();
  const mate = s.view.tokens.find((k) => k.mine && k.id !== s.question!.who)!;
  const to = await me.map.place(free(s).cell!);
  const other = await me.map.place(mate.id);
  await hand.down(other);
  await hand.to(to);
  await expect(word(me)).toHaveText(`It is not ${mate.name}'s turn`);
  await hand.up();
  const from = await me.map.place(s.question!.who!);
  await hand.down(from);
  await hand.to(to);
  await expect(word(me)).toBeVisible();
  await me.page.keyboard.press("Escape");
  await expect(word(me)).toBeHidden();
  await hand.up();
  const foe = s.view.tokens.find((k) => !k.mine)!;
  const enemy = await me.map.place(foe.id);
  await hand.down(enemy);
  await hand.to(to);
  await expect(word(me)).toBeHidden(); // this drags the map
  await hand.up();
  expect((await me.state()).inputs).toBe(s.inputs);
});

test("where several moves lead, a drop opens their card", async ({ table, openSeat }) => {
  const t = await table({ encounter: "hollow-way" });
  const me = await openSeat(t.url("wardens"));
  const s = await me.asked();
  const all = s.question!.choices!;
  const c = all.find((x) => x.path && all.filter((y) => y.cell === x.cell && y.path).length > 1)!;
  const hand = mouse(me);
  const [from, to] = [await me.map.place(s.question!.who!), await me.map.place(c.cell!)];
  await hand.down(from);
  await hand.to(to);
  await hand.up();
  await me.map.card.locator(`button[data-key="${c.key}"]`).click();
  await me.until("it has moved", (now) => now.inputs > s.inputs);
});

for (const how of ["mouse", "finger"] as const) {
  test(`the game master places a combatant with a reason, by ${how}`, async ({ table, openSeat }) => {
    const t = await table({ encounter: "bridge" });
    const player = await openSeat(t.url("wardens"));
    await player.asked();
    const gm = await openSeat(t.url("gm"), how === "finger" ? phone : {});
    const hand = how === "mouse" ? mouse(gm) : await finger(gm);
    const s = await gm.state();
    const foe = s.view.tokens.find((k) => k.side === "reavers")!;
    const far = (a: string, b: string): number => Math.hypot(...a.split(",").map((n, i) => Number(n) - Number(b.split(",")[i])));
    const cell = s.view.map.cells.filter((c) => !c.kind && !s.view.tokens.some((k) => k.cell === c.name)).sort((a, b) => far(a.name, foe.cell) - far(b.name, foe.cell))[0]!.name;
    const place = new Ways(s.view, undefined).spot(cell, foe.id);
    const to = await gm.map.place(cell);
    const from = await gm.map.place(foe.id);
    await hand.down(from);
    await hand.to(to);
    await expect(word(gm)).toHaveText(`Place ${place}`);
    await hand.up();
    const menu = gm.page.locator(".token-menu");
    await expect(menu.getByRole("heading", { name: `Place ${foe.name} ${place}` })).toBeVisible();
    await menu.getByLabel("Reason").fill("the tide takes it");
    await menu.getByLabel("Reason").press("Enter");
    await gm.until("it is there", (now) => now.view.tokens.find((k) => k.id === foe.id)?.cell === cell);
    await expect(player.log.filter({ hasText: "the tide takes it" })).toBeVisible();
    await menu.getByRole("button", { name: "Undo" }).click();
    await gm.until("it is back", (now) => now.view.tokens.find((k) => k.id === foe.id)?.cell === foe.cell);
  });
}
