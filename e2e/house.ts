// What every test starts from: a server for each worker, tables on it, pages that report whatever goes wrong in them.

import { type Browser, type BrowserContextOptions, type ConsoleMessage, expect, type Page, test as base } from "@playwright/test";
import { Seat } from "./seat";
import { Server } from "./serve";
import { type Setting, Table } from "./table";

export { expect } from "@playwright/test";

interface Mine {
  from: string; // the test's address, by which it is told apart from others
  table: (setting: Setting) => Promise<Table>;
  sit: (url: string, options?: BrowserContextOptions) => Promise<Seat>; // a page in a browser context of its own
  ownServer: Server; // to be killed
  troubles: string[]; // what the pages complained about; a test that expects some empties it
}

let tests = 0;

export const test = base.extend<Mine, { server: Server }>({
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

  troubles: async ({}, use) => {
    const troubles: string[] = [];
    await use(troubles);
    expect(troubles, "what the pages complained about").toEqual([]);
  },

  page: async ({ page, troubles }, use) => {
    listen(page, troubles);
    await use(page);
  },

  table: async ({ server, from }, use) => use((setting) => Table.set(server.url, from, setting)),

  sit: async ({ browser, from, troubles }, use) => {
    const open: Seat[] = [];
    await use(async (url, options) => {
      const seat = await newSeat(browser, from, troubles, options);
      open.push(seat);
      return options?.javaScriptEnabled === false ? (await seat.page.goto(url), seat) : seat.open(url);
    });
    for (const seat of open) await seat.page.context().close();
  },
});

async function newSeat(browser: Browser, from: string, troubles: string[], options: BrowserContextOptions = {}): Promise<Seat> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, extraHTTPHeaders: { "X-Forwarded-For": from }, ...options });
  const page = await context.newPage();
  listen(page, troubles);
  return new Seat(page);
}

// late: odds were asked for a question that was answered meanwhile, which the browser notes as an error.
function late(m: ConsoleMessage): boolean {
  return m.location().url.includes("/api/odds?") && m.text().includes("409");
}

// listen notes errors of scripts, of the policy for contents, and requests that go elsewhere.
function listen(page: Page, troubles: string[]): void {
  page.on("pageerror", (e) => troubles.push(`error: ${e.message}`));
  page.on("console", (m) => {
    if (m.type() === "error" && !late(m)) troubles.push(`console: ${m.text()} (${m.location().url})`);
  });
  page.on("request", (r) => {
    const u = new URL(r.url());
    if (u.protocol.startsWith("http") && u.hostname !== "localhost") troubles.push(`request to ${r.url()}`);
  });
}
