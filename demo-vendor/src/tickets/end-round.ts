import type { Ended, RoundFault } from '../operators/round-acts.ts';

interface RoundEnd<Round, Next> {
  /** Returns how the round continues, or why it cannot be ended now. */
  next(): Promise<Next | RoundFault>;
  /** Returns whether the round is unchanged since it was read. */
  isSame(): boolean;
  /** Stores how it continues; resolves when the platform has answered. No await before the store is changed. */
  apply(next: Next): Promise<unknown>;
  /** Returns the round as it is stored in the end. */
  ended(): Round;
}

/** Ends a round for an operator, unless it changes while the platform is asked. */
export async function endRound<Round, Next extends object>({
  next,
  isSame,
  apply,
  ended,
}: RoundEnd<Round, Next>): Promise<Ended<Round>> {
  const after = await next();
  if (typeof after === 'string') return { kind: 'no', code: after };
  // No await between this check and the change.
  if (!isSame()) return { kind: 'no', code: 'under_way' };
  await apply(after);
  return { kind: 'done', round: ended() };
}

/** Creates a registry of callers that wait for rounds or tickets to end, by id. */
export function createAwaitedEnds() {
  const waiting = new Map<string, Set<() => void>>();
  return {
    /** Resolves at the next end. */
    next(id: string): Promise<void> {
      return new Promise((resolve) => {
        waiting.set(id, (waiting.get(id) ?? new Set()).add(resolve));
      });
    },
    over(id: string): void {
      for (const resolve of waiting.get(id) ?? []) resolve();
      waiting.delete(id);
    },
  };
}
