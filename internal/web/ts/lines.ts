// The known lines of the log, from number start on.

import type { Line, State } from "./types";

export class Log {
  start = 0;
  lines: Line[] = [];

  // take merges the lines of a state: they replace known lines from their number on. It returns the new ones.
  take(s: State): Line[] {
    const log = s.log ?? [];
    const end = this.start + this.lines.length;
    if (s.log_reset || s.log_from < this.start || s.log_from > end) {
      this.start = s.log_from;
      this.lines = [...log];
      return [];
    }
    this.lines = [...this.lines.slice(0, s.log_from - this.start), ...log];
    return log.slice(Math.max(end - s.log_from, 0));
  }

  // before adds earlier lines in front.
  before(lines: Line[], start: number): void {
    if (start + lines.length !== this.start) return;
    this.lines = [...lines, ...this.lines];
    this.start = start;
  }
}
