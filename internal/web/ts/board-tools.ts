// The buttons of the map: zoom, show all, levels, the view from the side, and the map as a list.

import { html, svg } from "./board-elements";

export interface Tools {
  root: HTMLElement;
  list: HTMLButtonElement;
  levels: HTMLElement;
  level(now: number, of: number, side: boolean): void;
}

const icons = {
  in: "M12 5v14M5 12h14",
  out: "M5 12h14",
  fit: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  list: "M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01",
  side: "M4 20h16M6 20v-6h5v6M14 9h5v4h-5z",
  up: "M6 15l6-6l6 6",
  down: "M6 9l6 6l6-6",
};

export function tools(press: (what: string) => void): Tools {
  const button = (what: keyof typeof icons, name: string): HTMLButtonElement =>
    html("button", { type: "button", class: "fb-tool", "data-do": what, "aria-label": name, title: name },
      svg("svg", { viewBox: "0 0 24 24", width: 20, height: 20, "aria-hidden": "true" }, svg("path", { d: icons[what] })));
  const list = button("list", "Map as a list");
  list.setAttribute("aria-pressed", "false");
  const say = html("span", { class: "fb-level" });
  const side = button("side", "From the side");
  const [up, down] = [button("up", "Level above"), button("down", "Level below")];
  const levels = html("div", { class: "fb-levels" }, up, say, down, side);
  const root = html("div", { class: "fb-tools", role: "group", "aria-label": "Map view" }, button("in", "Zoom in"), button("out", "Zoom out"), button("fit", "Show all"), levels, list);
  root.addEventListener("click", (e) => {
    const what = (e.target as Element).closest("button")?.dataset["do"];
    if (what) press(what);
  });
  return {
    root, list, levels,
    level: (now, of, beside) => {
      side.setAttribute("aria-pressed", String(beside));
      levels.hidden = of < 2;
      up.setAttribute("aria-disabled", String(now >= of - 1));
      down.setAttribute("aria-disabled", String(now <= 0));
      say.textContent = `${now}/${of - 1}`;
      say.setAttribute("aria-label", `level ${now} of 0 to ${of - 1}`);
    },
  };
}
