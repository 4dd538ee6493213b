// What two greedy bots answer in a fight: the same dice at a table lead to the same questions, so that players can repeat it.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { binary } from "./build";

// SeatAnswer is the key of a choice, and the seat that made it.
export interface SeatAnswer {
  seat: string;
  key: string;
}

// greedyAnswers returns what these seats answer in a fight with practice dice, in order.
export function greedyAnswers(encounter: string, seed: number, seats: readonly string[]): SeatAnswer[] {
  const folder = mkdtempSync(join(tmpdir(), "fray-greedy-"));
  try {
    const record = join(folder, "fight.jsonl");
    execFileSync(binary, ["play", encounter, "--seed", `${seed}`, "--record", record, ...seats.flatMap((seat) => ["--seat", `${seat}=greedy`])], { stdio: ["ignore", "ignore", "inherit"] });
    const lines = readFileSync(record, "utf8").trim().split("\n").map((line) => JSON.parse(line) as { seat?: string; answer?: string });
    return lines.filter((l) => l.answer !== undefined && seats.includes(l.seat ?? "")).map((l) => ({ seat: l.seat!, key: l.answer! }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
