import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../../../kernel/time/clock.ts';
import { type DatedAct, type NamedVersions, namedVersions } from './rollback/judged-versions.rules.ts';

const cachedMs = 3_600_000;
const betweenReadingsMs = 1000;

/** Process time, which limits the reads; tests replace it. */
interface Pace {
  now(): number;
  wait(ms: number): Promise<unknown>;
}

const ofProcess: Pace = { now: () => performance.now(), wait: (ms) => pause(ms, undefined, { ref: false }) };

/**
 * Caches which versions recent compositions named. The history only grows, so it is read again for an unknown sequence,
 * and when the oldest entries expire. Sequences can be made up and the history is long: it is read at most once a
 * second, and callers in between share the next read.
 */
export function knownCompositions(acts: () => Promise<DatedAct[]>, clock: Clock, pace: Pace = ofProcess) {
  let known: { until: number; highest: number; isNamed: NamedVersions } | undefined;
  let reading: Promise<void> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;

  async function read(): Promise<void> {
    const waitMs = readAt + betweenReadingsMs - pace.now();
    if (waitMs > 0) await pace.wait(waitMs);
    readAt = pace.now();
    const now = clock.now();
    const found = await acts();
    known = {
      until: now.getTime() + cachedMs,
      highest: found.at(-1)?.sequence ?? 0,
      isNamed: namedVersions(found, now),
    };
  }

  return async (sequences: readonly number[]): Promise<NamedVersions> => {
    const isFresh = known && known.until > clock.now().getTime() && Math.max(...sequences, 0) <= known.highest;
    if (!isFresh) {
      reading ??= read().finally(() => {
        reading = undefined;
      });
      await reading;
    }
    return known?.isNamed ?? (() => false);
  };
}
