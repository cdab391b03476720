import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import { exportRevenue, getRevenue } from '@portal/shared/contract/reports/operator-revenue';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { columnsOf } from '../../../kernel/calls/csv.rules.ts';
import { csvRoute } from '../../../kernel/calls/csv-route.ts';
import { recordPeriodOf } from '../../../kernel/time/record-period.rules.ts';
import { recordsAgainstLedger } from '../reconciliation/reconcile.ts';
import type { ReportDeps } from '../reconciliation/report-deps.ts';
import { addedUp, type Money, moneyOf } from '../revenue.rules.ts';

/** How far back: two and a half years, to cover the accounts of the previous years. */
const months = 30;

/** Registers gross gaming revenue by day, vendor and category: on screen, and as a file. */
export function revenueRoutes(app: FastifyInstance, deps: ReportDeps): void {
  const { clock } = app.kernel;
  const periodOf = async (asked: { from: string; to: string }) =>
    recordPeriodOf(asked, { timeZone: await deps.settings.get('timeZone'), now: clock.now(), months });

  route(app, getRevenue, async (asked) => {
    const period = await periodOf(asked);
    const rows = await deps.games.revenue(period);
    const records = await recordsAgainstLedger(deps, period);
    return {
      rows: rows.map((row) => ({
        day: row.day,
        vassalage: row.vassalage,
        gameType: row.gameType,
        ...toWire(moneyOf(row)),
      })),
      totals: toWire(addedUp(rows)),
      matchesLedger: records.every(({ isEqual }) => isEqual),
    };
  });

  csvRoute(app, exportRevenue, async (asked) => {
    const period = await periodOf(asked);
    const rows = await deps.games.revenue(period);
    return {
      name: `revenue-${period.from}-${period.to}`,
      columns,
      days: period,
      rows: rows.map((row) => [
        row.day,
        row.vassalage,
        row.gameType,
        ...Object.values(toWire(moneyOf(row))).map(String),
      ]),
    };
  });
}

const columns = [
  ...columnsOf('day', 'Day'),
  ...columnsOf('text', 'Vendor', 'Category'),
  ...columnsOf('number', 'Bets', 'Stakes', 'Rollbacks', 'Wins', 'Jackpots', 'Revenue'),
];

function toWire({ bets, stakes, rollbacks, wins, jackpots, revenue }: Money) {
  return {
    bets,
    stakes: amountFromMinor(stakes),
    rollbacks: amountFromMinor(rollbacks),
    wins: amountFromMinor(wins),
    jackpots: amountFromMinor(jackpots),
    revenue: amountFromMinor(revenue),
  };
}
