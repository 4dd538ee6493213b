// An address is put where it can be pasted from. A page that came by plain HTTP, as in a home network, has no clipboard to
// write to: there what is marked is copied as people would, by a command that browsers still know.

// copyAddress copies what is in a field, and reports whether that went well. If not, it is marked, to be copied by hand.
export async function copyAddress(field: HTMLInputElement): Promise<boolean> {
  if (navigator.clipboard) {
    try {
      await navigator.clipboard.writeText(field.value);
      return true;
    } catch {
      // not allowed: the other way then
    }
  }
  field.focus();
  field.select();
  return document.execCommand("copy");
}
