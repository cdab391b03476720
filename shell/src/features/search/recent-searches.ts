import * as v from 'valibot';

const storageKey = 'recentSearches';
const kept = 6;
const stored = v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(64)));

/** What was searched for lately in this browser, the last first; nothing where the browser stores nothing. */
export function recentSearches(): readonly string[] {
  try {
    return v.parse(stored, JSON.parse(window.localStorage.getItem(storageKey) ?? '[]')).slice(0, kept);
  } catch {
    return [];
  }
}

/** Puts a text first; one that differs in case alone takes the place of the older. */
export function rememberSearch(text: string): void {
  const typed = text.trim();
  if (!typed) return;
  const others = recentSearches().filter((one) => one.toLowerCase() !== typed.toLowerCase());
  write([typed, ...others].slice(0, kept));
}

export function forgetSearches(): void {
  write([]);
}

function write(texts: readonly string[]): void {
  try {
    window.localStorage.setItem(storageKey, JSON.stringify(texts));
  } catch {
    // A full or forbidden storage: nothing is remembered then.
  }
}
