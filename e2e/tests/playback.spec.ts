// What happened: the band with the last deed, playback of what bots did, and the log by deeds.

import { expect, test } from "../fixtures";
import type { Seat } from "../seat";

const lively = { reducedMotion: "no-preference" } as const;

// watch counts the layout shifts of a page, and the positions that each combatant is drawn at.
async function watch(me: Seat): Promise<void> {
  await me.page.evaluate(() => {
    const seen: Record<string, Set<string>> = {};
    const words = new Set<string>();
    Object.assign(window, { seen, words });
    new MutationObserver(() => {
      for (const g of document.querySelectorAll<SVGGElement>("fray-board .fb-token")) (seen[g.dataset["id"] ?? ""] ??= new Set()).add(g.style.transform);
      const word = document.querySelector("fray-result .band-head")?.textContent;
      if (word) words.add(word);
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}

const deeds = (me: Seat): Promise<string[]> => me.page.evaluate(() => [...(window as unknown as { words: Set<string> }).words]);
const played = (me: Seat): Promise<boolean> => me.page.evaluate(() => document.querySelector("fray-table")!.classList.contains("plays"));

// pass ends the turns of a seat until bots have played.
async function untilPlayed(me: Seat): Promise<void> {
  for (let i = 0; i < 12; i++) {
    const s = await me.asked();
    const end = s.question!.choices!.find((c) => c.key.startsWith("end")) ?? s.question!.choices!.find((c) => c.key === s.question!.default)!;
    await me.take(end);
    await me.page.waitForFunction((id) => {
      const t = document.querySelector("fray-table") as unknown as { latest: { question?: { id: string }; view: { over?: boolean } } };
      return t.latest.view.over || t.latest.question?.id !== id;
    }, s.question!.id);
    if (await played(me)) return;
  }
  throw new Error("bots did nothing");
}

test("what bots do is played deed by deed, and the question comes after it", async ({ table, openSeat }) => {
  const t = await table({ encounter: "bridge" });
  const me = await openSeat(t.url("wardens"), lively);
  await watch(me);
  const steps = (): Promise<number> => me.page.evaluate(() => Math.max(0, ...Object.values((window as unknown as { seen: Record<string, Set<string>> }).seen).map((all) => all.size)));
  for (let i = 0; i < 6 && ((await deeds(me)).length < 4 || (await steps()) < 4); i++) {
    await untilPlayed(me);
    await expect(me.question.locator("form")).toHaveCount(0);
    await expect(me.question.locator("form")).toBeVisible();
    expect(await played(me)).toBe(false);
  }
  expect((await deeds(me)).length, "deeds").toBeGreaterThan(3);
  expect(await steps(), "places of somebody on the way").toBeGreaterThan(3);
});

test("nothing on the page moves while something is played", async ({ table, openSeat }) => {
  const t = await table({ encounter: "bridge" });
  const me = await openSeat(t.url("wardens"), { ...lively, viewport: { width: 1440, height: 900 } });
  await me.asked();
  await me.page.evaluate(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    let from = Infinity; // when the playback began
    new MutationObserver(() => {
      const plays = document.querySelector("fray-table.plays") !== null;
      from = plays ? Math.min(from, performance.now()) : Infinity;
    }).observe(document.querySelector("fray-table")!, { attributes: true });
    new PerformanceObserver((list) => {
      for (const e of list.getEntries() as unknown as { value: number; startTime: number; sources: { node: Element | null }[] }[]) {
        if (e.startTime >= from) shifts.push(`${e.value.toFixed(4)} ${e.sources.map((x) => `${x.node?.nodeName} ${x.node?.parentElement?.outerHTML.slice(0, 150) ?? ""} ${x.node?.parentElement?.parentElement?.outerHTML.slice(0, 100) ?? ""}`).join(", ")}`);
      }
    }).observe({ type: "layout-shift" });
  });
  for (let i = 0; i < 2; i++) {
    await untilPlayed(me);
    await expect(me.question.locator("form")).toBeVisible();
  }
  expect(await me.page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
});

test("space skips what is played", async ({ table, openSeat }) => {
  const t = await table({ encounter: "bridge" });
  const me = await openSeat(t.url("wardens"), lively);
  await untilPlayed(me);
  await expect(me.page.getByRole("button", { name: "Skip" })).toBeVisible();
  await me.page.locator("body").press("Space");
  expect(await played(me)).toBe(false);
  await expect(me.question.locator("form")).toBeVisible({ timeout: 500 });
});

for (const [how, motion] of [["reduced motion", "reduce"], ["playback turned off", "no-preference"]] as const) {
  test(`${how}: nothing is played, and the result is shown at once`, async ({ table, openSeat }) => {
    const t = await table({ encounter: "bridge" });
    const me = await openSeat(t.url("wardens"), { reducedMotion: motion });
    if (motion === "no-preference") {
      await me.page.getByRole("button", { name: /normal speed/ }).click();
      await me.page.getByRole("button", { name: /double speed/ }).click();
      await me.page.reload();
      await expect(me.page.getByRole("button", { name: /No playback/ })).toBeVisible();
    }
    await me.page.evaluate(() => {
      const el = document.querySelector("fray-table")!;
      new MutationObserver(() => { if (el.classList.contains("plays")) document.documentElement.dataset["played"] = "1"; }).observe(el, { attributes: true });
    });
    for (let i = 0; i < 8; i++) {
      const s = await me.asked();
      await me.take(s.question!.choices!.find((c) => c.key.startsWith("end")) ?? s.question!.choices!.find((c) => c.key === s.question!.default)!);
      await me.asked(s.question!.id);
    }
    expect(await me.page.evaluate(() => document.documentElement.dataset["played"])).toBeUndefined();
    await expect(me.page.locator("fray-result .band-word")).not.toBeEmpty();
  });
}

test("a result is on the board within 100 ms of the state that brings it", async ({ table, openSeat }) => {
  const t = await table({ encounter: "duel" });
  const me = await openSeat(t.url("town"));
  await me.page.evaluate(() => {
    const el = document.querySelector("fray-table") as unknown as { stage: { take(...args: unknown[]): void } };
    const take = el.stage.take.bind(el.stage);
    const times: number[] = [];
    Object.assign(window, { times });
    el.stage.take = (...args) => {
      const from = performance.now();
      take(...args);
      requestAnimationFrame(() => { if (document.querySelector("fray-board .fb-came")) times.push(performance.now() - from); });
    };
  });
  for (let i = 0; i < 14; i++) {
    const s = await me.asked();
    if (s.view.over) break;
    const choices = s.question!.choices!;
    await me.take(choices.find((c) => c.key.startsWith("attack")) ?? choices.find((c) => c.key.startsWith("end")) ?? choices.find((c) => c.key === s.question!.default)!);
    await me.asked(s.question!.id);
  }
  const times = await me.page.evaluate(() => (window as unknown as { times: number[] }).times);
  expect(times.length, "results").toBeGreaterThan(0);
  expect(Math.min(...times)).toBeLessThan(100);
});

test("the band opens to every line of the deed, and closes with Escape", async ({ table, openSeat }) => {
  const t = await table({ encounter: "bridge" });
  const me = await openSeat(t.url("wardens"));
  for (let i = 0; i < 4; i++) {
    const s = await me.asked();
    await me.take(s.question!.choices!.find((c) => c.key.startsWith("end")) ?? s.question!.choices!.find((c) => c.key === s.question!.default)!);
    await me.asked(s.question!.id);
  }
  const band = me.page.locator("fray-result .band-deed");
  await band.click();
  await expect(me.page.locator("fray-result .band-more li.line").first()).toBeVisible();
  await band.press("Escape");
  await expect(me.page.locator("fray-result .band-more")).toHaveCount(0);
});

test("a reaction is on the board: who is asked, and about whose attack", async ({ table, openSeat }) => {
  const t = await table({ encounter: "duel" });
  const me = await openSeat(t.url("town"));
  for (let i = 0; i < 30; i++) {
    const s = await me.asked();
    if (s.question!.actor && s.question!.actor !== s.question!.who && s.question!.kind !== "turn") {
      await expect(me.page.locator("fray-board .fb-asked")).toHaveCount(1);
      return;
    }
    await expect(me.page.locator("fray-board .fb-asked")).toHaveCount(0);
    await me.take(s.question!.choices!.find((c) => c.key.startsWith("end")) ?? s.question!.choices!.find((c) => c.key === s.question!.default)!);
    await me.asked(s.question!.id);
  }
  throw new Error("nobody was asked for a reaction");
});

test("the log filters deeds and keeps the newest in view", async ({ table, openSeat }) => {
  const t = await table({ encounter: "bridge" });
  const me = await openSeat(t.url("wardens"));
  for (let i = 0; i < 8; i++) {
    const s = await me.asked();
    await me.take(s.question!.choices!.find((c) => c.key.startsWith("end")) ?? s.question!.choices!.find((c) => c.key === s.question!.default)!);
    await me.asked(s.question!.id);
  }
  const box = me.page.locator("fray-log .log");
  expect(await box.evaluate((e) => e.scrollHeight - e.scrollTop - e.clientHeight)).toBeLessThan(2);
  const all = await me.log.count();
  await me.page.getByRole("button", { name: "Results" }).click();
  expect(await me.log.count()).toBeLessThan(all);
  await expect(me.page.locator("fray-log li.deed .came").first()).toBeVisible();
  expect(await me.page.locator("fray-log li.deed:not(:has(.came))").count()).toBe(0);
});
