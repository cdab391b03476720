import { commitmentOf, seedText } from '../../fairness/fair-draw.ts';

/** The seed of a future match with its public hash. */
interface Seal {
  /** Lower-case hex. */
  seed: string;
  /** Its SHA-256, lower-case hex. */
  commitment: string;
}

/** Creates one seal per place; it is published before any client seed is chosen, and used for one match. */
export function createSeals(newSeed: () => Uint8Array) {
  const seals = new Map<string, Seal>();
  const fresh = (): Seal => {
    const seed = newSeed();
    return { seed: seedText(seed), commitment: commitmentOf(seed) };
  };
  return {
    of(key: string): Seal {
      const seal = seals.get(key) ?? fresh();
      seals.set(key, seal);
      return seal;
    },
    use(key: string): Seal {
      const seal = this.of(key);
      seals.delete(key);
      return seal;
    },
    forget: (key: string) => void seals.delete(key),
  };
}
export type Seals = ReturnType<typeof createSeals>;
