/** Tracks when the turn of each match ends; all times in milliseconds. */
export function createTurnEnds(now: () => number) {
  const ends = new Map<string, number>();
  return {
    set: (matchId: string, inMs: number) => void ends.set(matchId, now() + inMs),
    /** Returns the time left; negative once it is over. */
    left: (matchId: string) => (ends.get(matchId) ?? 0) - now(),
    forget: (matchId: string) => void ends.delete(matchId),
  };
}
export type TurnEnds = ReturnType<typeof createTurnEnds>;
