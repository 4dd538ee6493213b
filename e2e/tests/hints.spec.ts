// The hints of the first fight, and how the page calls a player: by its title and icon, a notification, and a vibration.

import { expect, hinted, test } from "../fixtures";
import { player } from "../table";

test("hints come one at a time, let clicks through, move nothing, and stay away", async ({ table, openSeat }) => {
  const t = await table({ encounter: "duel" });
  const me = await openSeat(t.url("town"), hinted);
  const hint = me.page.locator(".hint");
  await me.asked();
  await expect(hint).toHaveCount(1);
  const first = (await hint.locator("p").first().textContent())!;
  const [card, map] = [(await hint.boundingBox())!, (await me.map.stage.boundingBox())!];
  expect(await me.page.evaluate(([x, y]) => document.elementFromPoint(x!, y!)?.closest(".hint") === null, [card.x + 20, card.y + 14]), "clicks go through").toBe(true);
  await hint.getByRole("button", { name: "Got it" }).click();
  expect(await me.map.stage.boundingBox()).toEqual(map);
  await me.page.reload();
  await me.asked();
  await expect(hint.filter({ hasText: first })).toHaveCount(0);
  const next = await hint.locator("p").first().textContent();
  const s = await me.asked();
  await me.take(s.question!.choices!.find((c) => c.key.startsWith("attack"))!);
  await me.asked(s.question!.id);
  await expect(hint.filter({ hasText: next! }), "an answer is enough").toHaveCount(0);
  for (let i = 0; i < 12 && (await hint.count()) === 0; i++) {
    const s = await me.asked();
    const choices = s.question!.choices!;
    await me.take(choices.find((c) => c.key.startsWith("attack")) ?? choices.find((c) => c.key.startsWith("end")) ?? choices.find((c) => c.key === s.question!.default)!);
    await me.asked(s.question!.id);
  }
  await hint.getByRole("button", { name: "No more hints" }).click();
  await me.page.reload();
  await me.asked();
  await expect(hint).toHaveCount(0);
});

test("title and icon say that the page waits for an answer", async ({ table, openSeat }) => {
  const t = await table({ encounter: "bridge", seats: { wardens: "player", reavers: "player" } });
  const [a, b] = [await openSeat(t.url("wardens")), await openSeat(t.url("reavers"))];
  await expect.poll(async () => (await a.state()).question?.mine || (await b.state()).question?.mine).toBe(true);
  const [asked, other] = (await a.state()).question?.mine ? [a, b] : [b, a];
  const icon = (me: typeof a): Promise<string> => me.page.locator("link[rel=icon]").getAttribute("href").then((href) => href!);
  await expect(asked.page).toHaveTitle(/^● /);
  expect(await icon(asked)).toMatch(/^data:/);
  await expect(other.page).not.toHaveTitle(/●/);
  expect(await icon(other)).not.toMatch(/^data:/);
});

test("a player who wants it is notified in the background, and the device shakes, once a turn", async ({ table, openSeat }) => {
  const t = await table({ encounter: "duel", seats: { town: player, hills: player } });
  const seats = { town: await openSeat(t.url("town")), hills: await openSeat(t.url("hills")) };
  const name = (await t.state("town")).question?.mine ? "hills" : "town";
  const [me, other] = [seats[name], seats[name === "hills" ? "town" : "hills"]];
  await me.page.addInitScript(() => {
    const calls: string[] = [];
    class Told {
      static permission = "granted";
      static requestPermission = async (): Promise<string> => Told.permission;
      constructor(title: string, with_: { body: string }) { calls.push(`${title}: ${with_.body}`); }
    }
    Object.assign(window, { calls, Notification: Told });
    Object.defineProperty(navigator, "vibrate", { value: () => calls.push("shakes") });
  });
  await me.open(t.url(name));
  const calls = (): Promise<string[]> => me.page.evaluate(() => (window as unknown as { calls: string[] }).calls);
  await me.page.keyboard.press("?");
  await me.page.getByRole("checkbox", { name: "Notify me of my turn while I look at something else" }).check();
  await me.page.getByRole("checkbox", { name: "Vibrate on my turn" }).check();
  await me.page.keyboard.press("Escape");
  expect(await calls(), "a sample").toEqual(["shakes"]);
  await me.page.evaluate(() => {
    Object.defineProperty(document, "hidden", { get: () => true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  const s = await other.asked();
  await other.take(s.question!.choices!.find((c) => c.key === "end")!);
  await expect.poll(calls).toHaveLength(3);
  expect((await calls()).slice(1)).toEqual(["shakes", expect.stringContaining("turn")]);
  await me.page.evaluate(() => {
    Object.defineProperty(document, "hidden", { get: () => false, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  const first = await me.asked();
  await me.take(first.question!.choices!.find((c) => c.key === "state" || c.key === "flow-state" || c.key.startsWith("move"))!);
  await me.asked(first.question!.id);
  expect(await calls(), "not for each question of the turn").toHaveLength(3);
});
