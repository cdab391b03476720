import * as v from 'valibot';

const storageKey = 'recentSearches';
const maxTexts = 6;
const stored = v.object({
  owner: v.string(),
  texts: v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(64))),
});

/**
 * Recent searches of one owner in this browser, latest first; empty without storage. The owner is a member id, or empty
 * for a visitor; nobody sees another owner's searches.
 */
export function recentSearches(owner: string): readonly string[] {
  try {
    const found = v.parse(stored, JSON.parse(window.localStorage.getItem(storageKey) ?? ''));
    return found.owner === owner ? found.texts.slice(0, maxTexts) : [];
  } catch {
    return [];
  }
}

/** Adds a text in front, replacing one that differs only in case. Searches of another owner are dropped. */
export function rememberSearch(owner: string, text: string): void {
  const typed = text.trim();
  if (!typed) return;
  const others = recentSearches(owner).filter((one) => one.toLowerCase() !== typed.toLowerCase());
  try {
    window.localStorage.setItem(storageKey, JSON.stringify({ owner, texts: [typed, ...others].slice(0, maxTexts) }));
  } catch {
    // Storage is full or forbidden: nothing is remembered.
  }
}

/** Clears all searches, of any owner. */
export function forgetSearches(): void {
  try {
    window.localStorage.removeItem(storageKey);
  } catch {
    // Storage is forbidden: nothing was remembered.
  }
}
