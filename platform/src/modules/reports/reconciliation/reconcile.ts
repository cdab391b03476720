import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import type { Reconciliation } from '@portal/shared/contract/reports/operator-reconciliation';
import { addDays } from '@portal/shared/contract/time/calendar-days';
import { startOfDay } from '@portal/shared/contract/time/time-zones';
import type { Kernel } from '../../../kernel/kernel.ts';
import { differencesStored, type Window } from '../index.ts';
import { paymentsAgainstLedger } from './payments-against-ledger.ts';
import type { ReportDeps } from './report-deps.ts';

/** Makes the report of a day: records against the ledger, and the ledger against the statements of others. */
export async function reconcile(
  kernel: Kernel,
  deps: ReportDeps,
  { day, madeBy }: { day: string; madeBy: string },
): Promise<Reconciliation> {
  const timeZone = await deps.settings.get('timeZone');
  const window = { start: startOfDay(timeZone, day), end: startOfDay(timeZone, addDays(day, 1)) };
  const played = await recordsAgainstLedger(deps, window);
  const paid = await paymentsAgainstLedger(kernel, deps, window);
  const compared = await deps.reports.compare(window);
  const records = [...played, ...paid.records];
  const sources = [...compared.sources, ...paid.sources];
  const differences = [...paid.differences, ...compared.differences].slice(0, differencesStored);
  const isCompared = sources.every(({ state, differences: count }) => state === 'compared' && count === 0);
  const isClean = isCompared && records.every(({ isEqual }) => isEqual);
  return { day, madeAt: kernel.clock.now().toISOString(), madeBy, isClean, records, sources, differences };
}

/** Compares what play changed for members in the records of rounds and in the ledger. */
export async function recordsAgainstLedger(
  { games, wallet }: Pick<ReportDeps, 'games' | 'wallet'>,
  { start, end }: Window,
): Promise<Reconciliation['records']> {
  const rows = await games.revenue({ start, end, timeZone: 'UTC' });
  const ledger = await wallet.playSums(start, end);
  const sumOf = (name: 'stakes' | 'wins' | 'rollbacks' | 'jackpots' | 'reversals' | 'corrections') =>
    rows.reduce((total, row) => total + row[name], 0n);
  const kinds = {
    bet: -sumOf('stakes'),
    win: sumOf('wins'),
    rollback: sumOf('rollbacks'),
    jackpot: sumOf('jackpots'),
    'win-reversal': -sumOf('reversals'),
    'win-correction': sumOf('corrections'),
  };
  return Object.entries(kinds).map(([kind, recorded]) => {
    const posted = ledger.get(kind) ?? 0n;
    return {
      kind,
      ledger: amountFromMinor(posted),
      records: amountFromMinor(recorded),
      isEqual: posted === recorded,
    };
  });
}
