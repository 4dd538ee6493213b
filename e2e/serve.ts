// A fray server for a test: the real program with a separate folder and a free port.

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { binary } from "./build";

const startTimeout = 20_000; // milliseconds until it must be ready

export class Server {
  url = "";
  log = "";
  private child: ChildProcess | null = null;
  private readonly folder = mkdtempSync(join(tmpdir(), "fray-e2e-"));

  // files are the own content of the host: their text or bytes, by name.
  constructor(files: Record<string, string | Uint8Array> = {}) {
    for (const [name, data] of Object.entries(files)) {
      const path = join(this.folder, "packs", name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, data);
    }
  }

  // start runs the program and waits until it is healthy. The first start takes a free port, later ones reuse it.
  async start(): Promise<void> {
    const addr = this.url === "" ? "localhost:0" : new URL(this.url).host;
    // --trust-proxy gives each test its own address, so that rate limits do not count all tests together
    const child = spawn(binary, ["serve", "--addr", addr, "--data", this.folder, "--trust-proxy"], { stdio: ["ignore", "pipe", "pipe"] });
    this.child = child;
    child.stderr.on("data", (text: Buffer) => (this.log += text.toString()));
    this.url = await new Promise<string>((good, bad) => {
      let said = "";
      child.stdout.on("data", (text: Buffer) => {
        const found = /open (http:\/\/\S+)/.exec((said += text.toString()));
        if (found?.[1]) good(found[1]);
      });
      child.once("exit", (code) => bad(new Error(`fray serve ended with ${code}: ${said}${this.log}`)));
      child.once("error", bad);
    });
    const until = Date.now() + startTimeout;
    while (!(await this.healthy())) if (Date.now() > until) throw new Error(`fray serve is not healthy after ${startTimeout} ms: ${this.log}`);
  }

  // kill stops it like a power failure.
  async kill(): Promise<void> {
    await this.end("SIGKILL");
  }

  // stop shuts it down cleanly and deletes its folder.
  async stop(): Promise<void> {
    await this.end("SIGTERM");
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    const child = this.child;
    this.child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill(signal);
    await gone;
  }

  private async healthy(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/healthz`)).ok;
    } catch {
      return false;
    }
  }
}
