import * as v from 'valibot';

const storageKey = 'recentSearches';
const kept = 6;
const stored = v.object({
  owner: v.string(),
  texts: v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(64))),
});

/**
 * What its owner searched for lately in this browser, the last first; nothing where the browser stores nothing. The owner is the
 * id of a member, or empty for a visitor: nobody sees what another one searched for.
 */
export function recentSearches(owner: string): readonly string[] {
  try {
    const found = v.parse(stored, JSON.parse(window.localStorage.getItem(storageKey) ?? ''));
    return found.owner === owner ? found.texts.slice(0, kept) : [];
  } catch {
    return [];
  }
}

/** Puts a text first; one that differs in case alone takes the place of the older. What another owner searched for is forgotten. */
export function rememberSearch(owner: string, text: string): void {
  const typed = text.trim();
  if (!typed) return;
  const others = recentSearches(owner).filter((one) => one.toLowerCase() !== typed.toLowerCase());
  try {
    window.localStorage.setItem(storageKey, JSON.stringify({ owner, texts: [typed, ...others].slice(0, kept) }));
  } catch {
    // A full or forbidden storage: nothing is remembered then.
  }
}

/** Forgets every search, whoever made it. */
export function forgetSearches(): void {
  try {
    window.localStorage.removeItem(storageKey);
  } catch {
    // A forbidden storage: nothing was remembered.
  }
}
