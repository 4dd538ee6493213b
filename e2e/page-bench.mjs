// Measures how long the first page takes until it can be used, in headless Chromium with an empty cache.
//
//   node e2e/page-bench.mjs [--times 9] [--chromium /usr/bin/chromium-headless-shell] [--go go]
//
// It prints the median and the longest of the times, and fails if the median is above a second. It needs Go, Node, Chromium and an idle
// machine.
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";

const option = (name, otherwise) => {
  const at = process.argv.indexOf("--" + name);
  return at < 0 ? otherwise : process.argv[at + 1];
};
const enough = 1000; // milliseconds
const root = new URL("..", import.meta.url).pathname;
const dir = mkdtempSync(join(tmpdir(), "page-bench-"));
const program = join(dir, "fray");
let server;

try {
  const built = spawnSync(option("go", "go"), ["build", "-o", program, "./cmd/fray"], { cwd: root, stdio: "inherit" });
  if (built.status !== 0) throw new Error("fray could not be built");
  server = spawn(program, ["serve", "--addr", "localhost:0", "--data", join(dir, "data")], { stdio: ["ignore", "pipe", "ignore"] });
  const url = await address(server);
  const times = (await measured(url, Number(option("times", 9)))).sort((a, b) => a - b);
  const median = times[Math.floor(times.length / 2)];
  console.log(`first page usable after ${median.toFixed(0)} ms (median of ${times.length}), longest ${times.at(-1).toFixed(0)} ms`);
  if (median >= enough) {
    console.error(`page-bench: not below ${enough} ms`);
    process.exitCode = 1;
  }
} finally {
  server?.kill();
  rmSync(dir, { recursive: true, force: true });
}

// address returns where the server answers, which it prints when it is ready.
async function address(child) {
  let said = "";
  for await (const text of child.stdout) {
    const found = /open (http:\/\/\S+)/.exec((said += text));
    if (found) return found[1];
  }
  throw new Error(`fray serve ended: ${said}`);
}

// measured opens the page often, each time with an empty cache, and returns the milliseconds until it can be used.
async function measured(url, often) {
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const browser = await chromium.launch({ executablePath: option("chromium", "/usr/bin/chromium-headless-shell"), args });
  const times = [];
  for (let i = 0; i < often; i++) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(url);
    await page.locator("li.card summary").first().click();
    await page.getByRole("button", { name: "Start" }).first().waitFor();
    times.push(await page.evaluate(() => performance.getEntriesByType("navigation")[0].domContentLoadedEventEnd));
    await context.close();
  }
  await browser.close();
  return times;
}
