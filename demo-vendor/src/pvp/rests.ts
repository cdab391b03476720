/** Creates cooldowns of players; `now` and `restMs` in milliseconds. In memory, so a restart clears them. */
export function createRests(now: () => number, restMs: number) {
  /** Ordered by end time. */
  const ends = new Map<string, number>();
  return {
    begin(playerId: string): void {
      for (const [id, end] of ends) if (end <= now()) ends.delete(id);
      ends.delete(playerId);
      ends.set(playerId, now() + restMs);
    },
    isResting: (playerId: string) => (ends.get(playerId) ?? 0) > now(),
  };
}
export type Rests = ReturnType<typeof createRests>;
