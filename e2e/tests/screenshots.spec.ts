// Screenshots, made on demand (make shots): docs/table.png for the README, and the gallery in e2e/out/shots by which the design is
// judged, with one sheet of all pictures.

import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { State } from "../../internal/web/ts/types";
import { expect, test } from "../fixtures";
import { paletted } from "../palette";
import type { Seat } from "../seat";
import { simpleChoice } from "../strategy";
import { player } from "../table";

test.skip(!process.env["SHOTS"], "pictures are made by make shots");
test.describe.configure({ timeout: 240_000 });

const readme = fileURLToPath(new URL("../../docs/table.png", import.meta.url));
const folder = fileURLToPath(new URL("../out/shots/", import.meta.url));
const shot = (name: string): string => `${folder}${name}.png`;

// play gives some simple answers, then more until the question is one to show.
async function play(me: Seat, answers: number, shows: (s: State) => boolean = () => true): Promise<State> {
  let s = await me.asked();
  for (let i = 0; i < 150 && !s.view.over && (i < answers || !shows(s)); i++) {
    await me.take(simpleChoice(s));
    s = await me.asked(s.question?.id);
  }
  return s;
}

// attacks reports whether an enemy can be attacked.
function attacks(s: State): boolean {
  return s.question?.kind === "turn" && foe(s) !== undefined;
}

function foe(s: State) {
  const side = (id: string | undefined): string | undefined => s.view.tokens.find((t) => t.id === id)?.side;
  return s.question?.choices?.find((c) => /^(attack|strike|shoot|cast|use|act)/.test(c.key) && side(c.target) !== undefined && side(c.target) !== side(s.question?.who));
}

function reacts(s: State): boolean {
  return s.question?.kind !== "turn" && s.question?.actor !== undefined && s.question.actor !== s.question.who;
}

// pick picks a choice against an enemy, with its odds.
async function pick(me: Seat): Promise<void> {
  const c = foe(await me.state());
  if (!c) return;
  await me.show(c);
  await me.field(c).check();
  await expect(me.question.locator(".detail")).not.toContainText("Pick a choice");
  await me.question.locator(".odds").waitFor({ timeout: 10_000 }).catch(() => null); // some choices have none
}

// moves opens the moves and picks one next to an enemy.
async function moves(me: Seat): Promise<void> {
  await me.question.locator(".tab", { hasText: "Move" }).click();
  const list = me.question.locator("select[aria-label*=place]").first();
  await list.selectOption({ index: 0 });
}

const screens = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
};

interface Picture {
  name: string;
  encounter: string;
  seat: string;
  screen?: keyof typeof screens;
  theme?: "light" | "dark";
  answers?: number;
  shows?: (s: State) => boolean;
  then?: (me: Seat) => Promise<void>;
}

const pictures: Picture[] = [
  { name: "flow-turn", encounter: "bridge", seat: "wardens", answers: 10, shows: attacks, then: pick },
  { name: "flow-dark", encounter: "ruin", seat: "seekers", theme: "dark", answers: 8, shows: attacks, then: pick },
  { name: "flow-phone", encounter: "skirmish", seat: "guards", screen: "phone", answers: 6, shows: attacks },
  { name: "flow-melee", encounter: "melee", seat: "towns", answers: 12 },
  { name: "escalation-zones", encounter: "ford-gate", seat: "pcs", answers: 6, shows: attacks, then: pick },
  { name: "escalation-dark", encounter: "reed-road", seat: "pcs", theme: "dark", answers: 4, shows: attacks },
  { name: "escalation-phone", encounter: "champions", seat: "ottilie", screen: "phone", theme: "dark", answers: 2 },
  { name: "phase-hexes", encounter: "bank", seat: "company", answers: 6, shows: attacks, then: pick },
  { name: "phase-reaction", encounter: "rooftop", seat: "company", answers: 2, shows: reacts },
  { name: "flank-squares", encounter: "hollow-way", seat: "wardens", answers: 5, shows: attacks, then: pick },
  { name: "flank-levels", encounter: "three-towers", seat: "wardens", theme: "dark", answers: 5 },
  { name: "flank-abilities", encounter: "two-schools", seat: "wardens", answers: 1, then: async (me) => me.question.locator(".tab", { hasText: "Abilities" }).click() },
  { name: "flank-phone", encounter: "gate-yard", seat: "reach", screen: "phone", answers: 2, shows: attacks },
  { name: "surge-squares", encounter: "kitchen-court", seat: "oar", answers: 4, shows: attacks, then: pick },
  { name: "surge-words", encounter: "audience", seat: "oar", answers: 2 },
  { name: "surge-words-phone", encounter: "trial", seat: "oar", screen: "phone", theme: "dark", answers: 1 },
  { name: "flow-moves", encounter: "bridge", seat: "wardens", answers: 10, shows: attacks, then: moves },
  { name: "surge-tasks", encounter: "spring-flood", seat: "oar", theme: "dark", answers: 1 },
];

for (const p of pictures) {
  test(p.name, async ({ table, openSeat, server, from }) => {
    const seats = await usual(server.url, from, p.encounter);
    const seat = seats.includes(p.seat) ? p.seat : seats[0]!;
    const t = await table({ encounter: p.encounter, seats: { ...Object.fromEntries(seats.map((s) => [s, "greedy"])), [seat]: player } });
    const me = await openSeat(t.url(seat), { ...screens[p.screen ?? "desktop"], colorScheme: p.theme ?? "light" });
    await play(me, p.answers ?? 3, p.shows);
    await p.then?.(me);
    if (p.shows === attacks) await expect(me.question.locator(".choice-odds, .aim-odds").filter({ hasText: "%" }).first()).toBeVisible();
    await me.page.screenshot({ path: shot(p.name) });
  });
}

// usual returns the seats of an encounter.
async function usual(server: string, from: string, encounter: string): Promise<string[]> {
  const r = await fetch(`${server}/api/v1/encounters`, { headers: { "X-Forwarded-For": from } });
  const all = (await r.json()) as { name: string; usual: Record<string, string> }[];
  return Object.keys(all.find((e) => e.name === encounter)?.usual ?? {}).filter((s) => s !== "gm");
}

for (const [name, screen, theme] of [["home", "desktop", "light"], ["home-phone", "phone", "dark"]] as const) {
  test(name, async ({ browser, server, from }) => {
    const context = await browser.newContext({ ...screens[screen], colorScheme: theme, extraHTTPHeaders: { "X-Forwarded-For": from } });
    const page = await context.newPage();
    await page.goto(server.url);
    await page.screenshot({ path: shot(name) });
    await context.close();
  });
}

test("sheets, the game master, a what-if and the end", async ({ table, openSeat }) => {
  const t = await table({ encounter: "bridge" });
  const me = await openSeat(t.url("wardens"), screens.desktop);
  await play(me, 8, attacks);
  await me.part("Sheets");
  await me.page.locator("fray-roster details.sheet").first().evaluate((d) => ((d as HTMLDetailsElement).open = true));
  await me.page.screenshot({ path: shot("sheets") });
  await me.page.setViewportSize(screens.phone.viewport);
  await me.page.locator("fray-roster").scrollIntoViewIfNeeded();
  await me.page.screenshot({ path: shot("sheets-phone") });
  const gm = await openSeat(t.url("gm"), { ...screens.desktop, colorScheme: "dark" });
  await gm.page.keyboard.press("g");
  await expect(gm.page.getByRole("button", { name: /^New link for/ }).first()).toBeVisible();
  await gm.page.screenshot({ path: shot("gm") });
  await t.call("gm", "POST", "/api/v1/seat", { seat: "wardens", plays: "greedy" });
  await me.until("the end", (now) => now.view.over === true);
  await me.page.setViewportSize(screens.desktop.viewport);
  await me.page.screenshot({ path: shot("end") });
  await me.page.goto(`${t.url("wardens")}/replay`);
  await me.page.getByRole("slider").waitFor();
  await me.page.screenshot({ path: shot("replay") });
});

test("the picture of the README", async ({ table, openSeat }) => {
  const t = await table({ encounter: "bridge" });
  const me = await openSeat(t.url("wardens"), { ...screens.desktop, colorScheme: "light" });
  await play(me, 26, attacks);
  await pick(me);
  await expect(me.question.locator(".odds")).toBeVisible();
  const picture = paletted(await me.page.screenshot());
  expect(picture.length).toBeLessThan(200_000);
  writeFileSync(readme, picture);
});

test.afterAll(async ({ browser }) => {
  mkdirSync(folder, { recursive: true });
  const all = readdirSync(folder).filter((f) => f.endsWith(".png") && f !== "sheet.png").sort();
  const cells = all.map((f) => `<figure><img src="${f}"><figcaption>${f.slice(0, -4)}</figcaption></figure>`).join("");
  writeFileSync(`${folder}index.html`, `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>
body { display: grid; grid-template-columns: repeat(4, 1fr); gap: 12px; margin: 12px; font: 14px sans-serif } figure { margin: 0 } img { inline-size: 100%; block-size: 280px; object-fit: contain; background: #888 }</style>${cells}`);
  const page = await browser.newPage({ viewport: { width: 1800, height: 900 } });
  await page.goto(pathToFileURL(`${folder}index.html`).href);
  await page.screenshot({ path: shot("sheet"), fullPage: true });
  await page.close();
});
