/** Creates a registry of callers that wait for rounds to end, by round id. */
export function createAwaitedEnds() {
  const waiting = new Map<string, Set<() => void>>();
  return {
    /** Resolves at the next end of the round. */
    next(roundId: string): Promise<void> {
      return new Promise((resolve) => {
        waiting.set(roundId, (waiting.get(roundId) ?? new Set()).add(resolve));
      });
    },
    over(roundId: string): void {
      for (const resolve of waiting.get(roundId) ?? []) resolve();
      waiting.delete(roundId);
    },
  };
}
