// Places that somebody points at: a ring around the place, with a name, for some seconds.

import { svg } from "./board-elements";
import { type Layout, number, pitch } from "./board-layout";

const stays = 4500; // milliseconds

export class Pings {
  readonly root = svg("g", { class: "fb-pings" });

  // show points at a cell. Zoom is pixels per unit of the picture: the name keeps its size on the screen.
  show(layout: Layout, zoom: number, cell: number, who: string): void {
    const { x, y } = layout.center(cell);
    const k = Math.max(1 / zoom, 0.75);
    const ring = svg("g", { class: "fb-ping", transform: `translate(${number(x)} ${number(y)})` },
      svg("circle", { class: "fb-ping-wave", r: number(pitch * 0.9) }), svg("circle", { class: "fb-ping-ring", r: number(pitch * 0.42) }),
      svg("text", { transform: `translate(0 ${number(-pitch * 0.5)}) scale(${number(k)})` }, who));
    this.root.append(ring);
    setTimeout(() => ring.remove(), stays);
  }
}
