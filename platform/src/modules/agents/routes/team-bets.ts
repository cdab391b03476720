import { exportTeamBets, listTeamBets } from '@portal/shared/contract/agents/team-bets';
import type { CallResult } from '@portal/shared/contract/calls/define-call';
import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import { exportRowsAtMost, recordMonths } from '@portal/shared/contract/time/record-period';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { columnsOf } from '../../../kernel/calls/csv.rules.ts';
import { csvRoute } from '../../../kernel/calls/csv-route.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { MemberModule } from '../../accounts/index.ts';
import { inBatches } from '../figures/reports/in-batches.ts';
import { type TeamBetTotals, totalsOfTeamBets } from '../figures/reports/team-bet-totals.ts';
import {
  allTeamBets,
  countTeamBets,
  readTeamBets,
  type TeamBet,
  type TeamBetQuery,
} from '../figures/reports/team-bets.ts';
import type { AgentsRouteDeps } from '../route-deps.ts';
import { periodOf } from '../settlement/payments/period-of.ts';

type Shown = CallResult<typeof listTeamBets>['list'][number];

interface Asked {
  account?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** Lists the team's bets. An account that never played below the caller gives the same empty list as an unknown one. */
export function listTeamBetsRoute(app: FastifyInstance, { agents, settings, member: members }: AgentsRouteDeps): void {
  const { database } = app.kernel;

  async function queryOf(callerId: string, { account, ...days }: Asked, months: number): Promise<TeamBetQuery> {
    const head = await agents.headOf(callerId);
    const named = account ? await members.byAccount(account) : undefined;
    const period = await periodOf(app, settings, days, months);
    return {
      headId: head.id,
      paths: await members.branches.pathsOf(head),
      memberId: account && (named?.id ?? 'nobody'),
      period,
    };
  }

  route(app, listTeamBets, async ({ pageNo, pageSize, ...asked }, { member }) => {
    const query = await queryOf(member.memberId, asked, recordMonths.screen);
    const { bets, totalPages } = await readTeamBets(database, query, { pageNo, pageSize });
    const { from, to } = query.period;
    const totals = shownTotals(await totalsOfTeamBets(database, query));
    return { period: { from, to }, list: await withAccounts(members, bets), totalPages, totals };
  });

  csvRoute(app, exportTeamBets, async (asked, { member }) => {
    const query = await queryOf(member.memberId, asked, recordMonths.file);
    if ((await countTeamBets(database, query)) > exportRowsAtMost)
      throw new Refusal('export_too_large', { params: { rows: exportRowsAtMost } });
    return {
      name: `team-bets-${query.period.from}-${query.period.to}`,
      columns,
      days: query.period,
      timeZone: member.timeZone,
      rows: fileRows(members, allTeamBets(database, query)),
    };
  });
}

function shownTotals({ rounds, stakeMinor, winMinor }: TeamBetTotals) {
  return { rounds, stake: amountFromMinor(stakeMinor), win: amountFromMinor(winMinor) };
}

const columns = [
  ...columnsOf('time', 'Time'),
  ...columnsOf('text', 'Account', 'Round', 'Game'),
  ...columnsOf('number', 'Stake', 'Win'),
  ...columnsOf('text', 'State'),
];

async function* fileRows(members: MemberModule, bets: AsyncIterable<TeamBet>): AsyncGenerator<string[]> {
  for await (const some of inBatches(bets, 500)) {
    for (const { at, account, roundId, gameName, stake, win, state } of await withAccounts(members, some))
      yield [at, account, roundId, gameName, stake, win, state];
  }
}

/** Shows a correction separately, with its change of the win. */
async function withAccounts(members: MemberModule, bets: readonly TeamBet[]): Promise<Shown[]> {
  const accounts = await members.accountsOf(bets.map(({ memberId }) => memberId));
  return bets.map((bet) => ({
    roundId: bet.roundId,
    account: accounts.get(bet.memberId) ?? '',
    gameName: bet.gameName,
    stake: amountFromMinor(bet.stakeMinor),
    win: amountFromMinor(bet.winMinor),
    state: bet.isCorrection ? 'corrected' : 'settled',
    at: bet.settledAt.toISOString(),
  }));
}
