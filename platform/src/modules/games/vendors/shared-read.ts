import type { Clock } from '../../../kernel/time/clock.ts';

/** Creates a read whose value is cached for a while, and which all callers of a process make together. */
export function sharedRead<Value>(clock: Clock, cacheMs: number, read: () => Promise<Value>): () => Promise<Value> {
  const now = () => clock.now().getTime();
  let latest: { until: number; value: Promise<Value> } | undefined;
  return () => {
    if (latest && now() < latest.until) return latest.value;
    const value = read();
    const mine = { until: Number.POSITIVE_INFINITY, value };
    latest = mine;
    value.then(
      () => {
        mine.until = now() + cacheMs;
      },
      () => {
        if (latest === mine) latest = undefined;
      },
    );
    return value;
  };
}
