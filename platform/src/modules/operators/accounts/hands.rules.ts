/**
 * Returns the people an account stems from: who set up its credentials last and who gave its roles last, each with the
 * people that they stemmed from then. An account that nobody set up is a person of its own.
 */
export const handsOf = (username: string, setups: readonly { hands: readonly string[] }[]): string[] =>
  setups.length === 0 ? [username] : [...new Set(setups.flatMap(({ hands }) => hands))].toSorted();

/** True when no single person stands behind both: only then can one approve what the other requests. */
export const areApart = (some: readonly string[], others: readonly string[]): boolean =>
  !some.some((hand) => others.includes(hand));
