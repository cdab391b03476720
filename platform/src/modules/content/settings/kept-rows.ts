import type { Clock } from '../../../kernel/clock.ts';
import type { Rows } from './setting-values.ts';

// Other processes see a change after at most this long; the one that writes it sees it at once.
const keptMs = 1000;

/** Rows cached for a moment; rows being read while the cache is cleared are not cached. */
export function keptRows(clock: Clock, read: () => Promise<Rows>) {
  let kept: { until: number; rows: Rows } | undefined;
  let changes = 0;

  async function rows(): Promise<Rows> {
    if (kept && kept.until > clock.now().getTime()) return kept.rows;
    const changesBefore = changes;
    const found = await read();
    if (changes === changesBefore) kept = { until: clock.now().getTime() + keptMs, rows: found };
    return found;
  }

  function forget(): void {
    kept = undefined;
    changes += 1;
  }

  return { rows, forget };
}
