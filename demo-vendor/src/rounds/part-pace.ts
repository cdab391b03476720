interface Counted {
  at: number;
  spinId: string;
  parts: number;
}

const secondMs = 1000;

/** Counts the parts (shots) that a session plays in the second before now, by the server's own clock. */
export function createPartPace(now: () => number) {
  const bySession = new Map<string, Counted[]>();

  /** Sessions stand in the order of their last part, so the silent ones are at the front. */
  function forgetSilent(since: number): void {
    for (const [sessionId, counted] of bySession) {
      if ((counted.at(-1)?.at ?? 0) > since) return;
      bySession.delete(sessionId);
    }
  }

  return {
    /** Whether these parts still fit into the second; counts them if so. A spin that is asked for again counts once. */
    admits(sessionId: string, spinId: string, parts: number, mostASecond: number): boolean {
      const at = now();
      forgetSilent(at - secondMs);
      const recent = (bySession.get(sessionId) ?? []).filter((each) => each.at > at - secondMs);
      if (recent.some((each) => each.spinId === spinId)) return true;
      if (recent.reduce((sum, each) => sum + each.parts, parts) > mostASecond) return false;
      bySession.delete(sessionId);
      bySession.set(sessionId, [...recent, { at, spinId, parts }]);
      return true;
    },
    /** Sessions that are remembered. */
    size: () => bySession.size,
  };
}
export type PartPace = ReturnType<typeof createPartPace>;
