// Keeps the end of a list in view, unless its reader has scrolled back.

import { beforePaint } from "./pane";

const near = 40; // pixels from the end at which the list still follows

export class Tail {
  private box: Element | null = null;
  private follows = true;
  private due = false; // the end is about to be shown
  private readonly sized = new ResizeObserver(() => this.show());

  private readonly show = (): void => {
    this.due = false;
    if (this.follows && this.box) this.box.scrollTop = this.box.scrollHeight;
  };

  // drawn is called when the list in the box has been drawn.
  drawn(box: Element | null): void {
    if (box !== this.box) {
      this.sized.disconnect();
      if (box) this.sized.observe(box);
      this.box = box;
    }
    this.due = true;
    beforePaint(this.show);
  }

  // scrolled handles the scrolling of the box; what comes before the new end is shown is none of the reader's.
  readonly scrolled = (e: Event): void => {
    const box = e.currentTarget as Element;
    if (!this.due) this.follows = box.scrollHeight - box.scrollTop - box.clientHeight < near;
  };
}
