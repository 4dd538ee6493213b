// What the browser keeps between visits. Where it may not store anything, nothing is kept and nothing fails.

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // it is forgotten with the page
  }
}
