interface Pair {
  home: number;
  away: number;
}

/** What both sides have scored in all parts of a match. */
export const sumOf = (parts: readonly Pair[]): Pair => ({
  home: parts.reduce((sum, { home }) => sum + home, 0),
  away: parts.reduce((sum, { away }) => sum + away, 0),
});

/** How many parts, which nobody can draw, each side has won. */
export function partsWon(parts: readonly Pair[]): Pair {
  const home = parts.filter((part) => part.home > part.away).length;
  return { home, away: parts.length - home };
}
