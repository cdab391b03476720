/** Stores the last composition that verified in this browser. Without storage, every page starts from its HTML. */
export interface CompositionStore {
  last(): string | undefined;
  keep(jws: string): void;
}

const key = 'portal.composition';

export function createCompositionStore(storage: Pick<Storage, 'getItem' | 'setItem'>): CompositionStore {
  return {
    last() {
      try {
        return storage.getItem(key) ?? undefined;
      } catch {
        return undefined;
      }
    },
    keep(jws) {
      try {
        storage.setItem(key, jws);
      } catch {
        // Storage is full or refused: the next page verifies the composition of its HTML.
      }
    },
  };
}
