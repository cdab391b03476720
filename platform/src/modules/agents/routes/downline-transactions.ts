import {
  exportDownlineTransactions,
  listDownlineTransactions,
} from '@portal/shared/contract/agents/downline-transactions';
import type { CallParsedInput } from '@portal/shared/contract/calls/define-call';
import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import { exportRowsAtMost, recordMonths } from '@portal/shared/contract/time/record-period';
import { type TransactionGroup, transactionGroups } from '@portal/shared/contract/wallet/transactions';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { columnsOf } from '../../../kernel/calls/csv.rules.ts';
import { csvRoute } from '../../../kernel/calls/csv-route.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { RecordPeriod } from '../../../kernel/time/record-period.rules.ts';
import type { Member, TimeBelow } from '../../accounts/index.ts';
import { accountId, groupOf, memberAccount, type RecordLine } from '../../wallet/index.ts';
import type { AgentsRouteDeps } from '../route-deps.ts';
import { periodOf } from '../settlement/payments/period-of.ts';

type Asked = CallParsedInput<typeof exportDownlineTransactions>;

/** A larger branch shows movements of one account at a time (decisions/050). */
const membersAtMost = 1000;

/**
 * Lists movements of main wallets while their members were below. An account outside the branch gives the same empty
 * list as an unknown one.
 */
export function listDownlineTransactionsRoute(app: FastifyInstance, deps: AgentsRouteDeps): void {
  const { agents, settings, wallet } = deps;

  async function chosen(callerId: string, { account, group, from, to }: Asked, months: number) {
    const head = await agents.headOf(callerId);
    const period = await periodOf(app, settings, { from, to }, months);
    const below = await timesOfAccounts(deps, head, period, account);
    return {
      accounts: new Map(below.map((time) => [time.memberId, time.account])),
      wallets: below.map(({ memberId, ...time }) => ({ ...time, account: memberAccount(memberId) })),
      filter: { period, group: groupNamed(group) },
    };
  }

  route(app, listDownlineTransactions, async ({ pageNo, pageSize, ...asked }, { member }) => {
    const { accounts, wallets, filter } = await chosen(member.memberId, asked, recordMonths.screen);
    const { lines, totals, totalPages } = await wallet.accountRecord(wallets, { ...filter, pageNo, pageSize });
    return {
      period: { from: filter.period.from, to: filter.period.to },
      list: lines.map(toWire(accounts)),
      totalPages,
      totals: {
        movements: totals.movements,
        incoming: amountFromMinor(totals.in),
        outgoing: amountFromMinor(totals.out),
      },
    };
  });

  csvRoute(app, exportDownlineTransactions, async (asked, { member }) => {
    const { accounts, wallets, filter } = await chosen(member.memberId, asked, recordMonths.file);
    if ((await wallet.countMovements(wallets, filter)) > exportRowsAtMost)
      throw new Refusal('export_too_large', { params: { rows: exportRowsAtMost } });
    return {
      name: `downline-transactions-${filter.period.from}-${filter.period.to}`,
      columns,
      days: filter.period,
      timeZone: member.timeZone,
      rows: fileRows(accounts, wallet.allMovements(wallets, filter)),
    };
  });
}

/**
 * Returns a group of the account record.
 * @throws Refusal `invalid_input`
 */
function groupNamed(text: string | undefined): TransactionGroup | undefined {
  if (!text) return undefined;
  const group = transactionGroups.find((one) => one === text);
  if (!group) throw new Refusal('invalid_input', { fields: { group: 'invalid_value' } });
  return group;
}

/** Reads when members were below the head in the period: the named one, or all. */
async function timesOfAccounts(
  { member }: AgentsRouteDeps,
  head: Member,
  period: RecordPeriod,
  named: string | undefined,
): Promise<TimeBelow[]> {
  if (named) {
    const found = await member.byAccount(named);
    return found ? member.branches.timesBelow(head, { period, memberId: found.id, membersAtMost: 1 }) : [];
  }
  const tooLarge = new Refusal('branch_too_large', { params: { members: membersAtMost } });
  if ((await member.branches.size(head.uplinePath)).members > membersAtMost) throw tooLarge;
  const times = await member.branches.timesBelow(head, { period, membersAtMost: membersAtMost + 1 });
  if (new Set(times.map(({ memberId }) => memberId)).size > membersAtMost) throw tooLarge;
  return times;
}

const columns = [
  ...columnsOf('time', 'Time'),
  ...columnsOf('text', 'Account', 'Movement'),
  ...columnsOf('number', 'Amount', 'Balance before', 'Balance after'),
];

async function* fileRows(accounts: ReadonlyMap<string, string>, lines: AsyncIterable<RecordLine>) {
  const shown = toWire(accounts);
  for await (const line of lines) {
    const { at, account, kind, amount, balanceBefore, balanceAfter } = shown(line);
    yield [at, account, kind.replaceAll('_', ' '), amount, balanceBefore, balanceAfter];
  }
}

function toWire(accounts: ReadonlyMap<string, string>) {
  const byWallet = new Map([...accounts].map(([id, account]) => [accountId(memberAccount(id), 0), account]));
  return (line: RecordLine) => ({
    id: String(line.id),
    account: byWallet.get(line.accountId) ?? '',
    kind: line.kind,
    group: groupOf(line.kind),
    amount: amountFromMinor(line.amount),
    balanceBefore: amountFromMinor(line.balanceAfter - line.amount),
    balanceAfter: amountFromMinor(line.balanceAfter),
    at: line.at.toISOString(),
  });
}
