// The page of a table as a picture: how much of it the board covers, that nothing moves, that choices keep their places, and that
// terrain stands out.

import { expect, test } from "../fixtures";
import type { Seat } from "../seat";
import { simpleChoice } from "../strategy";

const wide = { viewport: { width: 1440, height: 900 } };

test("the board covers at least 65 % of a page that is opened for the first time", async ({ table, browser, from }) => {
  const t = await table({ encounter: "bridge" });
  const context = await browser.newContext({ ...wide, extraHTTPHeaders: { "X-Forwarded-For": from } });
  const page = await context.newPage();
  await page.goto(t.url("wardens"));
  await expect(page.locator("fray-question form")).toBeVisible();
  const share = await page.evaluate(() => {
    const board = document.querySelector("fray-board .fb-stage")!;
    let own = 0;
    for (let x = 4; x < innerWidth; x += 8) for (let y = 4; y < innerHeight; y += 8) if (document.elementFromPoint(x, y)?.closest(".fb-frame")?.contains(board)) own++;
    return own / ((innerWidth / 8) * Math.ceil(innerHeight / 8));
  });
  console.log(`      the board covers ${(share * 100).toFixed(1)} %`);
  expect(share).toBeGreaterThanOrEqual(0.65);
  await context.close();
});

for (const [encounter, seat] of [["bridge", "wardens"], ["ford-gate", "pcs"], ["bank", "company"], ["three-towers", "wardens"], ["audience", "oar"]] as const) {
  test(`nothing moves while a fight is played: ${encounter}`, async ({ table, openSeat }) => {
    test.slow();
    const t = await table({ encounter });
    const me = await openSeat(t.url(seat), wide);
    await me.asked();
    await me.page.getByRole("button", { name: "Log", exact: true }).click(); // its lines move up when new ones come
    await expect(me.page.locator("#log")).toBeHidden();
    await me.page.evaluate(() => {
      const w = window as unknown as { shifts: string[] };
      w.shifts = [];
      new PerformanceObserver((list) => {
        for (const e of list.getEntries() as unknown as { value: number; sources: { node: Element | null }[] }[]) {
          w.shifts.push(`${e.value.toFixed(4)} ${e.sources.map((s) => `${s.node?.nodeName} ${s.node?.getAttribute?.("class") ?? ""} ${s.node?.textContent ?? ""}`).join(" ")}`);
        }
      }).observe({ type: "layout-shift" });
    });
    let s = await me.asked();
    for (let n = 0; n < 14 && !s.view.over; n++) {
      const was = s.question!.id;
      await me.take(simpleChoice(s));
      s = await me.asked(was);
    }
    expect(await me.page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
  });
}

for (const [width, height] of [[1280, 800], [1366, 768], [1440, 900], [1920, 1080]] as const) {
  test(`the tabs of a turn fit beside who is asked: ${width} pixels`, async ({ table, openSeat }) => {
    const t = await table({ encounter: "bridge" });
    const me = await openSeat(t.url("wardens"), { viewport: { width, height } });
    let s = await me.asked();
    while (s.question?.kind !== "turn") s = await take(me, s);
    const boxes = async (part: string): Promise<DOMRect[]> => me.question.locator(part).evaluateAll((all) => all.map((el) => el.getBoundingClientRect()));
    for (const column of ["open", "closed"]) {
      const [what] = await boxes(".ask-what");
      for (const part of [".tab", ".filter", ".sorting", ".why"]) {
        for (const { left, right, width: wide } of await boxes(part)) {
          expect(left, `${part}, the log ${column}`).toBeGreaterThanOrEqual(what!.left);
          expect(right, `${part}, the log ${column}`).toBeLessThanOrEqual(what!.right);
          expect(wide, `${part}, the log ${column}`).toBeGreaterThan(40);
        }
      }
      await me.page.getByRole("button", { name: "Log", exact: true }).click();
    }
  });
}

test("a choice keeps its tab and its number for the whole turn", async ({ table, openSeat }) => {
  const t = await table({ encounter: "bridge" });
  const me = await openSeat(t.url("wardens"), wide);
  let s = await me.asked();
  while (s.question?.kind !== "turn") s = await take(me, s);
  const { who } = s.question;
  const places = (): Promise<Record<string, string>> => me.question.evaluate((q) => Object.fromEntries([...q.querySelectorAll<HTMLElement>(".group .choice")]
    .map((row) => [row.closest("fieldset")!.querySelector("legend")!.textContent + " " + row.querySelector(".key")!.textContent, (row.querySelector(".choice-name") ?? row.querySelector(".choice-text"))!.firstChild!.textContent!.replace(/,.*/, "")])));
  const known = await places();
  expect(Object.keys(known).length).toBeGreaterThan(5);
  let same = 0;
  for (let n = 0; n < 4; n++) {
    const move = s.question!.choices!.find((c) => c.key.startsWith("step:") || c.key.startsWith("sheathe:") || c.key.startsWith("move:"));
    if (!move) break;
    await me.take(move);
    s = await me.asked(s.question!.id);
    if (s.question?.kind !== "turn" || s.question.who !== who) break;
    const after = await places();
    const tabsOf = new Set(Object.keys(after).map((number) => number.split(" ")[0]));
    for (const [number, name] of Object.entries(known)) { // where nothing of a tab is possible it is empty
      if (tabsOf.has(number.split(" ")[0])) expect(after[number]?.split(" ")[0], `${number} is still ${name}`).toBe(name.split(" ")[0]);
    }
    Object.assign(known, after);
    same++;
  }
  expect(same, "answers within the turn").toBeGreaterThan(1);
});

test("End turn has a key, says what is still possible, and waits for a second press", async ({ table, openSeat }) => {
  const t = await table({ encounter: "bridge" });
  const me = await openSeat(t.url("wardens"), wide);
  let s = await me.asked();
  while (s.question?.kind !== "turn") s = await take(me, s);
  await me.page.keyboard.press("Enter");
  expect((await me.state()).question?.id, "Enter spends nothing").toBe(s.question!.id);
  await me.page.keyboard.press("e");
  await expect(me.question.locator(".detail")).toContainText("Still possible");
  expect((await me.state()).question?.id).toBe(s.question!.id);
  await me.page.keyboard.press("e");
  await me.until("the turn ends", (now) => now.question?.who !== s.question!.who || now.question?.id !== s.question!.id);
});

test("a part of the column opens and closes, and is remembered", async ({ table, openSeat }) => {
  const t = await table({ encounter: "duel" });
  const me = await openSeat(t.url("town"), wide);
  await me.part("Sheets");
  await expect(me.page.locator("#who")).toBeVisible();
  await expect(me.page.locator("#log")).toBeHidden();
  await me.page.reload();
  await expect(me.page.locator("#who")).toBeVisible();
  await me.page.getByRole("button", { name: "Sheets" }).click();
  await expect(me.page.locator("#who")).toBeHidden();
  await me.page.keyboard.press("l");
  await expect(me.page.locator("fray-log .log")).toBeFocused();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`grid and walls stand out from the floor: ${colorScheme}`, async ({ table, openSeat }) => {
    const t = await table({ encounter: "bridge" });
    const me = await openSeat(t.url("wardens"), { ...wide, colorScheme });
    await me.asked();
    const against = (what: string, property: "fill" | "stroke"): Promise<number> => me.page.evaluate(contrast, { what, property });
    expect(await against(".fb-grid", "stroke"), "grid").toBeGreaterThanOrEqual(1.5);
    expect(await against(".fb-wall", "fill"), "walls").toBeGreaterThanOrEqual(3);
    expect(await against(".fb-pit", "fill"), "pits").toBeGreaterThanOrEqual(1.2);
  });
}

test("combatants have icons of at least 28 pixels and names below them", async ({ table, openSeat }) => {
  const t = await table({ encounter: "bridge" });
  const me = await openSeat(t.url("wardens"), wide);
  const s = await me.asked();
  for (const token of s.view.tokens) {
    const drawn = me.page.locator(`.fb-token[data-id="${token.id}"]`);
    expect((await drawn.locator(".fb-plate").boundingBox())!.width, token.name).toBeGreaterThanOrEqual(28);
    await expect(drawn.locator(".fb-art")).toBeVisible();
    await expect(drawn.locator(".fb-name").filter({ visible: true })).toHaveCount(1);
  }
});

async function take(me: Seat, s: Awaited<ReturnType<Seat["asked"]>>): ReturnType<Seat["asked"]> {
  await me.take(simpleChoice(s));
  return me.asked(s.question!.id);
}

// contrast returns how much a part of the board stands out from the floor, by the formula of WCAG.
function contrast({ what, property }: { what: string; property: "fill" | "stroke" }): number {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;
  const light = (selector: string, which: "fill" | "stroke"): number => {
    canvas.fillStyle = getComputedStyle(document.querySelector(`fray-board ${selector}`)!)[which];
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map((v) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4)) as [number, number, number];
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [a, b] = [light(what, property), light(".fb-floor", "fill")];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
