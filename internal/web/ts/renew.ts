// Loads a page again when the server has other scripts than the page: it was upgraded.

const key = "fray.renewed";
const pause = 60_000; // milliseconds between two loads: during an upgrade, servers of two versions share the tables

// isCurrent reports whether the page was made with a script of this name.
export function isCurrent(script: string): boolean {
  const own = document.querySelector<HTMLScriptElement>('script[src*="/assets/main-"]');
  return own === null || own.src.endsWith("/" + script);
}

// renew loads the page again, but not too often.
export function renew(): void {
  try {
    if (Date.now() - Number(sessionStorage.getItem(key) ?? 0) < pause) return;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    return; // it could not know that it has done so before
  }
  location.reload();
}
