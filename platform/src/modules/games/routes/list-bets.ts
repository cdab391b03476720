import { exportBets, listBets } from '@portal/shared/contract/games/bets';
import { exportRowsAtMost, recordMonths } from '@portal/shared/contract/record-period';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import { columnsOf } from '../../../kernel/csv.rules.ts';
import { csvRoute } from '../../../kernel/csv-route.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { betView, type RoundWithGame } from '../index.ts';
import { type RecordRouteDeps, recordPeriods } from '../record-periods.ts';

/** Serves the caller's rounds, on screen and as a file. */
export function listBetsRoute(app: FastifyInstance, deps: RecordRouteDeps): void {
  const { games } = deps;
  const periodOf = recordPeriods(app, deps);

  route(app, listBets, async ({ from, to, ...query }, { member }) => {
    const period = await periodOf({ from, to }, recordMonths.screen);
    const page = await games.betRecord(member.memberId, { ...query, period });
    return { ...page, period: { from: period.from, to: period.to } };
  });

  csvRoute(app, exportBets, async ({ from, to, ...query }, { member }) => {
    const period = await periodOf({ from, to }, recordMonths.file);
    const filter = { ...query, period };
    if ((await games.countBets(member.memberId, filter)) > exportRowsAtMost)
      throw new Refusal('export_too_large', { params: { rows: exportRowsAtMost } });
    return {
      name: `betting-record-${period.from}-${period.to}`,
      columns,
      ...{ days: period, timeZone: member.timeZone },
      rows: fileRows(games.allBets(member.memberId, filter)),
    };
  });
}

const columns = [
  ...columnsOf('time', 'Time'),
  ...columnsOf('text', 'Round', 'Game', 'Category', 'Vendor'),
  ...columnsOf('number', 'Stake', 'Win', 'Profit', 'Balance before', 'Balance after'),
  ...columnsOf('text', 'State'),
  ...columnsOf('time', 'Settled'),
];

async function* fileRows(found: AsyncIterable<RoundWithGame>): AsyncGenerator<string[]> {
  for await (const each of found) {
    const { openedAt, roundId, gameName, gameType, vassalage, stake, win, profit, ...bet } = betView(each);
    const balances = [bet.balanceBefore, bet.balanceAfter ?? ''];
    const state = bet.state.replaceAll('_', ' ');
    yield [
      openedAt,
      roundId,
      gameName,
      gameType,
      vassalage,
      stake,
      win,
      profit,
      ...balances,
      state,
      bet.settledAt ?? '',
    ];
  }
}
