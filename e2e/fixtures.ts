// Fixtures of every test: a server for each worker, tables on it, and pages whose errors fail the test.

import { type Browser, type BrowserContextOptions, type ConsoleMessage, expect, type Page, test as base } from "@playwright/test";
import { Seat } from "./seat";
import { Server } from "./serve";
import { type Setting, Table } from "./table";

export { expect } from "@playwright/test";

interface Fixtures {
  from: string; // the address of the test, which rate limits use
  table: (setting: Setting) => Promise<Table>;
  openSeat: (url: string, options?: BrowserContextOptions) => Promise<Seat>; // opens a page in a separate browser context
  ownServer: Server; // a server that the test may kill
  problems: string[]; // errors of the pages; a test that expects some empties the list
}

let tests = 0;

export const test = base.extend<Fixtures, { server: Server }>({
  server: [async ({}, use) => {
    const server = new Server();
    await server.start();
    await use(server);
    await server.stop();
  }, { scope: "worker" }],

  ownServer: async ({}, use) => {
    const server = new Server();
    await server.start();
    await use(server);
    await server.stop();
  },

  from: async ({}, use, info) => {
    tests++;
    await use(`10.${info.workerIndex % 250}.${tests >> 8}.${tests & 255}`);
  },

  extraHTTPHeaders: async ({ from }, use) => use({ "X-Forwarded-For": from }),

  baseURL: async ({ server }, use) => use(server.url),

  problems: async ({}, use) => {
    const problems: string[] = [];
    await use(problems);
    expect(problems, "what the pages complained about").toEqual([]);
  },

  page: async ({ page, problems }, use) => {
    listen(page, problems);
    await page.addInitScript(unhinted);
    await use(page);
  },

  table: async ({ server, from }, use) => use((setting) => Table.set(server.url, from, setting)),

  openSeat: async ({ browser, from, problems }, use) => {
    const open: Seat[] = [];
    await use(async (url, options) => {
      const seat = await newSeat(browser, from, problems, options);
      open.push(seat);
      return options?.javaScriptEnabled === false ? (await seat.page.goto(url), seat) : seat.open(url);
    });
    for (const seat of open) await seat.page.context().close();
  },
});

async function newSeat(browser: Browser, from: string, problems: string[], options: BrowserContextOptions = {}): Promise<Seat> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce", extraHTTPHeaders: { "X-Forwarded-For": from }, ...options });
  await context.addInitScript(() => { // the log is open, as on a large screen
    if (localStorage.getItem("fray-side") === null) localStorage.setItem("fray-side", "log");
  });
  if (!options.storageState) await context.addInitScript(unhinted);
  const page = await context.newPage();
  listen(page, problems);
  return new Seat(page);
}

// hinted are the options of a page on which the hints of the first fight are shown.
export const hinted: BrowserContextOptions = { storageState: { cookies: [], origins: [] } };

// unhinted turns them off.
function unhinted(): void {
  if (location.protocol.startsWith("http")) localStorage.setItem("fray-hints", "off");
}

// late reports whether an error is about odds for a question that was answered in the meantime.
function late(m: ConsoleMessage): boolean {
  return m.location().url.includes("/api/v1/odds?") && m.text().includes("409");
}

// listen records script errors, violations of the security policy, and requests to other hosts.
function listen(page: Page, problems: string[]): void {
  page.on("pageerror", (e) => problems.push(`error: ${e.message}`));
  page.on("console", (m) => {
    if (m.type() === "error" && !late(m)) problems.push(`console: ${m.text()} (${m.location().url})`);
  });
  page.on("request", (r) => {
    const u = new URL(r.url());
    if (u.protocol.startsWith("http") && u.hostname !== "localhost") problems.push(`request to ${r.url()}`);
  });
}
