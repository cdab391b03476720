import {
  exportUserProfitLoss,
  listUserProfitLoss,
  type ProfitLossRow,
} from '@portal/shared/contract/agents/profit-loss';
import { exportRowsAtMost, recordMonths } from '@portal/shared/contract/time/record-period';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { columnsOf } from '../../../kernel/calls/csv.rules.ts';
import { csvRoute } from '../../../kernel/calls/csv-route.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { type DownlineFilter, isBelow, type Member } from '../../accounts/index.ts';
import { inBatches } from '../figures/reports/in-batches.ts';
import { branchSums, type ProfitLossQuery, teamSums } from '../figures/reports/profit-loss.ts';
import { figuresOf, profitLossRows } from '../figures/reports/profit-loss-rows.ts';
import type { AgentsRouteDeps } from '../route-deps.ts';
import { periodOf } from '../settlement/payments/period-of.ts';

interface Asked {
  parent?: string | undefined;
  search?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

interface Chosen {
  head: Member;
  parent: Member;
  filter: DownlineFilter;
  query: ProfitLossQuery;
}

/** Lists profit and loss by user. A parent outside the branch gives the same empty list as an unknown one. */
export function listUserProfitLossRoute(app: FastifyInstance, deps: AgentsRouteDeps): void {
  const { agents, settings, member: members } = deps;
  const { database } = app.kernel;

  async function parentOf(head: Member, account: string): Promise<Member | undefined> {
    const found = await members.byAccount(account);
    return found && (found.id === head.id || isBelow(found.uplinePath, head.uplinePath)) ? found : undefined;
  }

  async function chosen(callerId: string, { parent: named, search, ...days }: Asked, months: number) {
    const head = await agents.headOf(callerId);
    const period = await periodOf(app, settings, days, months);
    const { from, to } = period;
    const parent = named && !search ? await parentOf(head, named) : head;
    const scope = search ? ('all' as const) : ('direct' as const);
    const query = { paths: await members.branches.pathsOf(head), from, to };
    return {
      period,
      chosen: parent && { head, parent, filter: { headPath: parent.uplinePath, scope, search }, query },
    };
  }

  const sumsOf = async ({ head, parent, query }: Chosen) =>
    parent.id === head.id
      ? branchSums(database, head.id, query)
      : (await teamSums(database, members, [parent], query)).get(parent.id);

  route(app, listUserProfitLoss, async ({ pageNo, pageSize, ...asked }, { member }) => {
    const { period, chosen: found } = await chosen(member.memberId, asked, recordMonths.screen);
    const asDays = { from: period.from, to: period.to };
    if (!found) return { period: asDays, path: [], list: [], totalPages: 0, totals: figuresOf() };
    const { rows, totalPages } = await members.branches.downlinesOf({ ...found.filter, pageNo, pageSize });
    return {
      period: asDays,
      path: await accountsBetween(deps, found),
      list: await profitLossRows(database, members, rows, found.query),
      totalPages,
      totals: figuresOf(await sumsOf(found)),
    };
  });

  csvRoute(app, exportUserProfitLoss, async (asked, { member }) => {
    const { period, chosen: found } = await chosen(member.memberId, asked, recordMonths.file);
    const count = found ? await members.branches.countDownlines(found.filter, exportRowsAtMost + 1) : 0;
    if (count > exportRowsAtMost) throw new Refusal('export_too_large', { params: { rows: exportRowsAtMost } });
    const name = `profit-and-loss-${period.from}-${period.to}`;
    return { name, columns, days: period, rows: found ? fileRows(app, deps, found) : [] };
  });
}

/** Lists accounts from the caller's direct downline to the parent. */
async function accountsBetween({ member }: AgentsRouteDeps, { head, parent }: Chosen): Promise<{ account: string }[]> {
  const ids = parent.uplinePath.slice(head.uplinePath.length).split('.').filter(Boolean);
  const accounts = await member.accountsOf(ids);
  return ids.map((id) => ({ account: accounts.get(id) ?? '' }));
}

const sums = ['valid bet', 'win', 'bonus', 'rebate', 'deposit', 'withdrawal', 'profit and loss', 'rounds'];
const columns = [
  ...columnsOf('text', 'Account'),
  ...columnsOf('number', 'Members below', ...sums.map((sum) => `Own ${sum}`), ...sums.map((sum) => `Team ${sum}`)),
];

async function* fileRows(app: FastifyInstance, { member }: AgentsRouteDeps, { filter, query }: Chosen) {
  for await (const some of inBatches(member.branches.everyDownline(filter), 500)) {
    for (const { account, members, own, team } of await profitLossRows(app.kernel.database, member, some, query))
      yield [account, String(members), ...cells(own), ...cells(team)];
  }
}

function cells(figures: ProfitLossRow['own'] | undefined): string[] {
  if (!figures) return sums.map(() => '');
  const { validBet, win, bonus, rebate, deposit, withdrawal, profitLoss, rounds } = figures;
  return [validBet, win, bonus, rebate, deposit, withdrawal, profitLoss, String(rounds)];
}
