import type { Clock } from '../../kernel/time/clock.ts';
import type { Rows } from './setting-values.ts';

// Other processes see a change after at most this long; the one that writes it sees it at once.
const cacheMs = 1000;

/** Rows cached for a moment; rows being read while the cache is cleared are not cached. */
export function createRowCache(clock: Clock, read: () => Promise<Rows>) {
  let cached: { until: number; rows: Rows } | undefined;
  let changes = 0;

  async function rows(): Promise<Rows> {
    if (cached && cached.until > clock.now().getTime()) return cached.rows;
    const changesBefore = changes;
    const found = await read();
    if (changes === changesBefore) cached = { until: clock.now().getTime() + cacheMs, rows: found };
    return found;
  }

  function forget(): void {
    cached = undefined;
    changes += 1;
  }

  return { rows, forget };
}
