import { exportProfit, getProfit } from '@portal/shared/contract/games/profit';
import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import { recordMonths } from '@portal/shared/contract/time/record-period';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { columnsOf } from '../../../kernel/calls/csv.rules.ts';
import { csvRoute } from '../../../kernel/calls/csv-route.ts';
import type { ProfitPoint } from '../records/bet-profit.ts';
import { type RecordRouteDeps, recordPeriods } from '../records/record-periods.ts';

/** Serves the caller's profit and loss, on screen and as a file. */
export function getProfitRoute(app: FastifyInstance, deps: RecordRouteDeps): void {
  const { games } = deps;
  const periodOf = recordPeriods(app, deps);

  route(app, getProfit, async ({ from, to, by, ...query }, { member }) => {
    const period = await periodOf({ from, to }, recordMonths.screen);
    const points = await games.betProfit(member.memberId, { ...query, period }, by);
    return {
      points: points.map((point) => ({ at: point.at, ...toWire(point) })),
      totals: toWire(points.reduce(added, { rounds: 0, stakeMinor: 0n, winMinor: 0n })),
      period: { from: period.from, to: period.to },
    };
  });

  csvRoute(app, exportProfit, async ({ from, to, by, ...query }, { member }) => {
    const period = await periodOf({ from, to }, recordMonths.file);
    const points = await games.betProfit(member.memberId, { ...query, period }, by);
    return {
      name: `profit-${period.from}-${period.to}`,
      columns: [
        ...columnsOf('day', by === 'day' ? 'Day' : 'Month'),
        ...columnsOf('number', 'Rounds', 'Stake', 'Win', 'Profit'),
      ],
      days: period,
      rows: points.map((point) => {
        const { rounds, stake, win, profit } = toWire(point);
        return [point.at, String(rounds), stake, win, profit];
      }),
    };
  });
}

type Sums = Omit<ProfitPoint, 'at'>;

function added(total: Sums, { rounds, stakeMinor, winMinor }: Sums): Sums {
  return {
    rounds: total.rounds + rounds,
    stakeMinor: total.stakeMinor + stakeMinor,
    winMinor: total.winMinor + winMinor,
  };
}

function toWire({ rounds, stakeMinor, winMinor }: Sums) {
  return {
    rounds,
    stake: amountFromMinor(stakeMinor),
    win: amountFromMinor(winMinor),
    profit: amountFromMinor(winMinor - stakeMinor),
  };
}
