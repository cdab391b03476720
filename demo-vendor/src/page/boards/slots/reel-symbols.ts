/** Which symbols run past on the reels of an engine, and how far its numbers lie from those of the pictures. */
interface ReelSymbols {
  pool: readonly number[];
  shift: number;
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const usual: ReelSymbols = { pool: range(0, 7), shift: 0 };

const byEngine: Readonly<Record<string, ReelSymbols>> = {
  // Six symbols: three faces and the three pictures of the theme.
  'slot-classic': { pool: range(0, 5), shift: 2 },
  'slot-cluster': { pool: range(12, 18), shift: 0 },
  'slot-free-spins': { pool: [...range(0, 7), 9], shift: 0 },
  'slot-bonus': { pool: [...range(0, 7), 9], shift: 0 },
  'slot-hold': { pool: [...range(0, 7), 10], shift: 0 },
  'slot-jackpot': { pool: [...range(0, 7), 11], shift: 0 },
};

export function reelSymbols(engineId: string): ReelSymbols {
  return byEngine[engineId] ?? usual;
}
