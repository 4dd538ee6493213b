// Measures how the map pans and zooms in headless Chromium: 24 combatants on 40x40 cells, in a window of 1440x900.
//
//   node e2e/board-bench.mjs [--tokens 24] [--size 40] [--seconds 3] [--chromium /usr/bin/chromium-headless-shell] [--go go]
//
// It prints frames per second and the longest frames of panning, zooming and hovering, and fails if panning is below 55. It needs
// Go, Node, Chromium and an idle machine.
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const option = (name, otherwise) => {
  const at = process.argv.indexOf("--" + name);
  return at < 0 ? otherwise : process.argv[at + 1];
};
const enough = 55; // frames a second
const root = new URL("..", import.meta.url).pathname;
const dir = mkdtempSync(join(tmpdir(), "board-bench-"));

try {
  const built = spawnSync(option("go", "go"), ["run", "github.com/evanw/esbuild/cmd/esbuild", "internal/web/ts/board.ts", "--bundle", "--format=iife", "--target=es2022", "--minify", "--outfile=" + join(dir, "board.js"), "--log-level=warning"], { cwd: root, stdio: ["ignore", "inherit", "inherit"] });
  if (built.status !== 0) throw new Error("the board could not be bundled");
  const style = ["base", "board"].map((name) => readFileSync(join(root, `internal/web/css/${name}.css`), "utf8")).join("\n");
  const script = readFileSync(join(root, "e2e/board-bench.page.js"), "utf8");
  const wanted = { tokens: Number(option("tokens", 24)), size: Number(option("size", 40)), seconds: Number(option("seconds", 3)) };
  writeFileSync(join(dir, "page.html"), `<!doctype html><html lang="en"><meta charset="utf-8"><title>board bench</title><style>${style} .box{height:860px;padding:8px}</style>
<div class="box"><fray-board></fray-board></div><script src="board.js"></script><script>const wanted=${JSON.stringify(wanted)};${script}</script>`);
  const said = await measured(join(dir, "page.html"));
  for (const m of said) console.log(`${m.what.padEnd(28)} ${m.fps.toFixed(1).padStart(6)} frames/s   longest ${m.longest.toFixed(1)} ms, 99th ${m.p99.toFixed(1)} ms   script ${m.script.toFixed(2)} ms a frame`);
  const slow = said.filter((m) => m.what.startsWith("pan") && m.fps < enough);
  if (slow.length > 0) {
    console.error(`board-bench: below ${enough} frames a second: ${slow.map((m) => m.what).join(", ")}`);
    process.exitCode = 1;
  }
} finally {
  rmSync(dir, { recursive: true, force: true });
}

// measured opens the page and returns the results that it prints on the console.
function measured(file) {
  return new Promise((done, fail) => {
    const flags = ["--headless", "--no-sandbox", "--hide-scrollbars", "--window-size=1440,900", "--enable-logging=stderr", "--user-data-dir=" + join(dir, "profile"), pathToFileURL(file).href];
    const browser = spawn(option("chromium", "/usr/bin/chromium-headless-shell"), flags, { stdio: ["ignore", "ignore", "pipe"], detached: true });
    const stop = () => { try { process.kill(-browser.pid); } catch { /* it has ended */ } };
    const late = setTimeout(() => (stop(), fail(new Error("Chromium did not answer in two minutes"))), 120_000);
    let text = "";
    let finished = false;
    browser.stderr.setEncoding("utf8").on("data", (more) => {
      text += more;
      const found = /BENCH (\[.*?\]) HCNEB/.exec(text);
      if (!found || finished) return;
      finished = true;
      clearTimeout(late);
      browser.on("close", () => done(JSON.parse(found[1])));
      stop();
    });
    browser.on("error", fail);
  });
}
