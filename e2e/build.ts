// Builds the server for the tests, once for each run.

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

// binary is the program under test: FRAY, or a build of the surrounding tree.
export const binary = process.env["FRAY"] ?? fileURLToPath(new URL("out/fray", import.meta.url));

export default function build(): void {
  if (process.env["FRAY"]) return;
  execFileSync(process.env["GO"] ?? "go", ["build", "-o", binary, "./cmd/fray"], { cwd: fileURLToPath(new URL("..", import.meta.url)), stdio: "inherit" });
}
