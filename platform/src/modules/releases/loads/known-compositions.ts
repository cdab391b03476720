import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../../../kernel/clock.ts';
import { type DatedAct, type NamedVersions, namedVersions } from './judged-versions.rules.ts';

const keptMs = 3_600_000;
const betweenReadingsMs = 1000;

/** Time of the process, which paces the readings; tests make it. */
export interface Pace {
  now(): number;
  wait(ms: number): Promise<unknown>;
}

const ofProcess: Pace = { now: () => performance.now(), wait: (ms) => pause(ms, undefined, { ref: false }) };

/**
 * What the compositions of the last days named, remembered: history only grows, so that it is read again for a number
 * that is not known yet, and when the oldest have become too old. Anybody can make numbers up, and the history is long:
 * it is read at most once a second, and whoever asks in between waits for the next reading together.
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
      until: now.getTime() + keptMs,
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
