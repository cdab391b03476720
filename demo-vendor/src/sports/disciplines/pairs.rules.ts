interface Pair {
  home: number;
  away: number;
}

/** Sums the scores of all parts of a match. */
export const sumOf = (parts: readonly Pair[]): Pair => ({
  home: parts.reduce((sum, { home }) => sum + home, 0),
  away: parts.reduce((sum, { away }) => sum + away, 0),
});

/** Counts the parts each side has won; parts have no draws. */
export function partsWon(parts: readonly Pair[]): Pair {
  const home = parts.filter((part) => part.home > part.away).length;
  return { home, away: parts.length - home };
}
