// Configuration of the browser tests. They run in the system's Chromium, which e2e/run installs if it is missing. The headless shell
// comes first: it is the same engine without the browser's own windows, and opens a page in half the time.

import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

const chromium = process.env["CHROMIUM"] ?? ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"].map((name) => `/usr/bin/${name}`).find((path) => existsSync(path));
if (!chromium) throw new Error("Chromium not found: run apt-get install chromium, or set CHROMIUM to its path");

// Chromium has no sandbox as root, the usual user in containers.
const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];

export default defineConfig({
  testDir: "tests",
  outputDir: "out/results",
  globalSetup: "./build.ts",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env["CI"]),
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  use: {
    launchOptions: { executablePath: chromium, args },
    viewport: { width: 1280, height: 800 },
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    contextOptions: { reducedMotion: "reduce" }, // nothing is played back: playback.spec asks for it
    screenshot: "only-on-failure",
    trace: "off", // it doubles the time of a test: e2e/run NAME --trace retain-on-failure
  },
});
