interface Setup {
  kind: 'credentials' | 'roles';
  hands: readonly string[];
}

/**
 * Returns the people an account stems from: who set up its credentials and who gave its roles last, each with the
 * people that they stemmed from then. An account whose credentials nobody set up is a person of its own.
 */
export function handsOf(username: string, setups: readonly Setup[]): string[] {
  const isOwn = !setups.some(({ kind }) => kind === 'credentials');
  return [...new Set([...(isOwn ? [username] : []), ...setups.flatMap(({ hands }) => hands)])].toSorted();
}

/** True when no single person stands behind both: only then can one approve what the other requests. */
export const areApart = (some: readonly string[], others: readonly string[]): boolean =>
  !some.some((hand) => others.includes(hand));

/** True when two of these accounts are two people, given the hands of each. */
export const areTwoPeople = (hands: readonly (readonly string[])[]): boolean =>
  hands.some((some) => hands.some((others) => areApart(some, others)));
