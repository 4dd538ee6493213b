// A field that finds things by their words: what has them all stays, what has not is hidden, and so is a group of nothing.

export interface Groups {
  label: string; // of the field
  none: string; // said where nothing is left
  group: string; // selector of groups
  item: string; // of things in a group
  heading: string; // of what a group is called: its words are those of everything in it
  text: (item: HTMLElement) => string;
}

// finder puts the field before what is in the element.
export function finder(host: HTMLElement, g: Groups): void {
  const field = document.createElement("input");
  field.type = "search";
  field.className = "find";
  field.placeholder = g.label.split(":")[0] ?? "";
  field.setAttribute("aria-label", g.label);
  const none = document.createElement("p");
  none.setAttribute("role", "status");
  field.addEventListener("input", () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    let found = 0;
    for (const group of host.querySelectorAll<HTMLElement>(g.group)) {
      const of = group.querySelector(g.heading)?.textContent ?? "";
      let here = 0;
      for (const item of group.querySelectorAll<HTMLElement>(g.item)) {
        const text = `${of} ${g.text(item)}`.toLowerCase();
        item.hidden = !words.every((w) => text.includes(w));
        if (!item.hidden) here++;
      }
      group.hidden = here === 0;
      found += here;
    }
    none.textContent = found === 0 ? g.none : "";
  });
  host.prepend(field, none);
}
