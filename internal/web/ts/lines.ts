// The known lines of the log, from number start on.

import type { Line, LogChange } from "./types";

export class Log {
  start = 0;
  lines: Line[] = [];

  // take merges a change: its lines replace known lines from their number on. It returns the new ones. A whole log starts again
  // with these lines.
  take(c: LogChange, whole = false): Line[] {
    const end = this.start + this.lines.length;
    const fits = c.from >= this.start && c.from <= end;
    if (whole || c.reset || !fits) {
      this.start = c.from;
      this.lines = [...c.lines];
    } else {
      this.lines = [...this.lines.slice(0, c.from - this.start), ...c.lines];
    }
    return c.reset || c.from > end ? [] : c.lines.slice(end - c.from);
  }

  // before adds earlier lines in front.
  before(lines: Line[], start: number): void {
    if (start + lines.length !== this.start) return;
    this.lines = [...lines, ...this.lines];
    this.start = start;
  }
}
