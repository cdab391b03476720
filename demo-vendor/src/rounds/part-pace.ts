interface Counted {
  at: number;
  spinId: string;
  parts: number;
}

const secondMs = 1000;

/** Counts the parts (shots) that a player played in the last second, by the server's clock. */
export function createPartPace(now: () => number) {
  const byPlayer = new Map<string, Counted[]>();

  /** Players are ordered by their last part, so silent ones come first. */
  function forgetSilent(since: number): void {
    for (const [playerId, counted] of byPlayer) {
      if ((counted.at(-1)?.at ?? 0) > since) return;
      byPlayer.delete(playerId);
    }
  }

  return {
    /** Returns whether these parts still fit into the second, and counts them if so. A repeated spin counts once. */
    admits(playerId: string, spinId: string, parts: number, mostASecond: number): boolean {
      const at = now();
      forgetSilent(at - secondMs);
      const recent = (byPlayer.get(playerId) ?? []).filter((each) => each.at > at - secondMs);
      if (recent.some((each) => each.spinId === spinId)) return true;
      if (recent.reduce((sum, each) => sum + each.parts, parts) > mostASecond) return false;
      byPlayer.delete(playerId);
      byPlayer.set(playerId, [...recent, { at, spinId, parts }]);
      return true;
    },
    /** Returns the number of players in memory. */
    size: () => byPlayer.size,
  };
}
export type PartPace = ReturnType<typeof createPartPace>;
