/** Creates cooldowns of players; `now` and `cooldownMs` in milliseconds. In memory, so a restart clears them. */
export function createCooldowns(now: () => number, cooldownMs: number) {
  /** Ordered by end time. */
  const ends = new Map<string, number>();
  return {
    begin(playerId: string): void {
      for (const [id, end] of ends) if (end <= now()) ends.delete(id);
      ends.delete(playerId);
      ends.set(playerId, now() + cooldownMs);
    },
    isCoolingDown: (playerId: string) => (ends.get(playerId) ?? 0) > now(),
  };
}
export type Cooldowns = ReturnType<typeof createCooldowns>;
