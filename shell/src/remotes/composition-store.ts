/** The last composition that verified in this browser. Storage may be refused; then every page starts anew. */
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
        // Full or refused: the next page verifies what its HTML brings.
      }
    },
  };
}
