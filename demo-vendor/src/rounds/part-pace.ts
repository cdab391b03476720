interface Counted {
  at: number;
  spinId: string;
  parts: number;
}

const secondMs = 1000;

/** Counts the parts (shots) that a player plays in the second before now, by the server's own clock. */
export function createPartPace(now: () => number) {
  const byPlayer = new Map<string, Counted[]>();

  /** Players stand in the order of their last part, so the silent ones are at the front. */
  function forgetSilent(since: number): void {
    for (const [playerId, counted] of byPlayer) {
      if ((counted.at(-1)?.at ?? 0) > since) return;
      byPlayer.delete(playerId);
    }
  }

  return {
    /** Whether these parts still fit into the second; counts them if so. A spin that is asked for again counts once. */
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
    /** Players that are remembered. */
    size: () => byPlayer.size,
  };
}
export type PartPace = ReturnType<typeof createPartPace>;
