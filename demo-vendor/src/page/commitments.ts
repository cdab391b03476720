const key = (roundId: string) => `commitment ${roundId}`;

/** Notes what was told before the stake, for the page that verifies. */
export function noteCommitment(roundId: string, commitment: string): void {
  sessionStorage.setItem(key(roundId), commitment);
}

/** What was told before the stake of this round; undefined when another page played it. */
export function commitmentToldBefore(roundId: string): string | undefined {
  return sessionStorage.getItem(key(roundId)) ?? undefined;
}
