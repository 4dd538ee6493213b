// Keeps the end of a list in view, unless its reader has scrolled back.

import { beforePaint } from "./pane";

const near = 40; // pixels from the end at which the list still follows

export class Tail {
  private box: Element | null = null;
  private follows = true;
  private due = false; // the end is about to be shown
  private known = 0; // how high the list was when its end was shown last
  private readonly sized = new ResizeObserver(() => this.show());

  private readonly show = (): void => {
    this.due = false;
    if (!this.box) return;
    this.known = this.box.scrollHeight;
    if (this.follows) this.box.scrollTop = this.known;
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

  // scrolled handles the scrolling of the box. What its reader scrolls back from is the end that has been shown, not one that is about to be.
  readonly scrolled = (e: Event): void => {
    const box = e.currentTarget as Element;
    this.follows = (this.due ? this.known : box.scrollHeight) - box.scrollTop - box.clientHeight < near;
  };
}
