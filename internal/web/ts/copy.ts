// Copies an address to the clipboard. Pages loaded by plain HTTP, as in a home network, have no clipboard API; there it selects
// the text and runs the old copy command.

// copyAddress copies the content of a field and reports success. If it fails, the text stays selected for copying by hand.
export async function copyAddress(field: HTMLInputElement): Promise<boolean> {
  if (navigator.clipboard) {
    try {
      await navigator.clipboard.writeText(field.value);
      return true;
    } catch {
      // not allowed: use the old command
    }
  }
  field.focus();
  field.select();
  return document.execCommand("copy");
}
