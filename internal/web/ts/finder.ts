// A search field that hides items without all of its words, and groups without any item left.

export interface Groups {
  label: string; // of the field
  none: string; // shown when nothing is left
  group: string; // selector of groups
  item: string; // selector of items in a group
  heading: string; // selector of the heading of a group, whose words count for all of its items
  text: (item: HTMLElement) => string;
}

// finder puts the search field at the top of an element.
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
