/** The storage methods that the shell uses. */
export type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/**
 * Wraps a storage so that it never throws. Browsers refuse storage where cookies are forbidden (even on access) and
 * when it is full; such values last as long as the page.
 */
export function safeStorage(open: () => Storage): KeyStore {
  const real = attempt(open);
  const memory = new Map<string, string>();
  return {
    getItem: (name) => memory.get(name) ?? attempt(() => real?.getItem(name)) ?? null,
    setItem(name, value) {
      memory.delete(name);
      const isStored = attempt(() => {
        real?.setItem(name, value);
        return real !== undefined;
      });
      if (isStored) return;
      memory.set(name, value);
      // An older value must not come back with the next page.
      attempt(() => real?.removeItem(name));
    },
    removeItem(name) {
      memory.delete(name);
      attempt(() => real?.removeItem(name));
    },
    clear() {
      memory.clear();
      attempt(() => real?.clear());
    },
  };
}
