import type { Clock } from '../../../kernel/clock.ts';
import { type DatedAct, type NamedVersions, namedVersions } from './judged-versions.rules.ts';

const keptMs = 3_600_000;

/**
 * What the compositions of the last days named, remembered: history only grows, so that it is read again for a number
 * that is not known yet, and when the oldest have become too old.
 */
export function knownCompositions(acts: () => Promise<DatedAct[]>, clock: Clock) {
  let known: { until: number; highest: number; isNamed: NamedVersions } | undefined;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
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
