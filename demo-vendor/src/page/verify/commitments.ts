const key = (roundId: string) => `commitment ${roundId}`;

/** Stores the commitment published before the stake, for the verifying page. */
export function storeCommitment(roundId: string, commitment: string): void {
  sessionStorage.setItem(key(roundId), commitment);
}

/** Returns the commitment published before the stake of this round; undefined if another page played it. */
export function readCommitment(roundId: string): string | undefined {
  return sessionStorage.getItem(key(roundId)) ?? undefined;
}
