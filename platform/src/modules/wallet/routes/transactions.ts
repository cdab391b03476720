import type { CallResult } from '@portal/shared/contract/calls/define-call';
import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import { exportRowsAtMost, recordMonths } from '@portal/shared/contract/time/record-period';
import { exportTransactions, listTransactions } from '@portal/shared/contract/wallet/transactions';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { columnsOf } from '../../../kernel/calls/csv.rules.ts';
import { csvRoute } from '../../../kernel/calls/csv-route.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { recordPeriodOf } from '../../../kernel/time/record-period.rules.ts';
import type { GamesModule } from '../../games/index.ts';
import { groupOf, memberAccount, type RecordLine, type Wallet } from '../index.ts';
import type { WalletSettings } from '../wallet.settings.ts';

type Movement = CallResult<typeof listTransactions>['list'][number];

/** Registers the caller's account record: on screen, and as a file. */
export function accountRecordRoute(app: FastifyInstance, { wallet, settings, payments }: RecordDeps): void {
  const periodOf = async (asked: { from?: string | undefined; to?: string | undefined }, months: number) =>
    recordPeriodOf(asked, { timeZone: await settings.get('timeZone'), now: app.kernel.clock.now(), months });

  route(app, listTransactions, async ({ from, to, ...asked }, { member }) => {
    const period = await periodOf({ from, to }, recordMonths.screen);
    const page = await wallet.accountRecord(memberAccount(member.memberId), { ...asked, period });
    const { movements, in: came, out } = page.totals;
    return {
      list: await toWire(page.lines, payments),
      totalPages: page.totalPages,
      totals: {
        movements,
        in: amountFromMinor(came),
        out: amountFromMinor(out),
        net: amountFromMinor(came + out),
      },
      period: { from: period.from, to: period.to },
    };
  });

  csvRoute(app, exportTransactions, async ({ group, ...asked }, { member }) => {
    const period = await periodOf(asked, recordMonths.file);
    const account = memberAccount(member.memberId);
    if ((await wallet.countMovements(account, { period, group })) > exportRowsAtMost)
      throw new Refusal('export_too_large', { params: { rows: exportRowsAtMost } });
    return {
      name: `account-record-${period.from}-${period.to}`,
      columns,
      days: period,
      timeZone: member.timeZone,
      rows: fileRows(wallet.allMovements(account, { period, group }), payments),
    };
  });
}

const columns = [
  ...columnsOf('time', 'Time'),
  ...columnsOf('text', 'Movement', 'Reference'),
  ...columnsOf('number', 'Amount', 'Balance before', 'Balance after'),
  ...columnsOf('text', 'Round'),
];

const rowsAtOnce = 1000;

async function* fileRows(lines: AsyncIterable<RecordLine>, payments: RecordDeps['payments']): AsyncGenerator<string[]> {
  let batch: RecordLine[] = [];
  for await (const line of lines) {
    batch.push(line);
    if (batch.length < rowsAtOnce) continue;
    yield* (await toWire(batch, payments)).map(fileRow);
    batch = [];
  }
  yield* (await toWire(batch, payments)).map(fileRow);
}

const fileRow = ({ at, type, reference, amount, balanceBefore, balanceAfter, betId }: Movement): string[] => [
  at,
  type.replaceAll('_', ' '),
  reference,
  amount,
  balanceBefore,
  balanceAfter,
  betId ?? '',
];

/** Shows movements; those of deposits and withdrawals under the reference that people read out. */
async function toWire(lines: readonly RecordLine[], payments: RecordDeps['payments']): Promise<Movement[]> {
  const references = await payments.referencesOf(lines.flatMap((line) => paymentOf(line) ?? []));
  return lines.map((line) => movementOf(line, references.get(paymentOf(line) ?? '') ?? line.reference));
}

const paymentOf = ({ meta }: RecordLine) => textOf(meta, 'withdrawalId') ?? textOf(meta, 'depositId');

function movementOf(line: RecordLine, reference: string): Movement {
  return {
    id: String(line.id),
    type: line.kind,
    group: groupOf(line.kind),
    reference,
    amount: amountFromMinor(line.amount),
    balanceBefore: amountFromMinor(line.balanceAfter - line.amount),
    balanceAfter: amountFromMinor(line.balanceAfter),
    at: line.at.toISOString(),
    betId: textOf(line.meta, 'round'),
    vassalage: textOf(line.meta, 'vassalage'),
  };
}

function textOf(meta: unknown, name: string): string | undefined {
  if (typeof meta !== 'object' || meta === null) return undefined;
  const value: unknown = Object.entries(meta).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : undefined;
}

/** Dependencies of the records that cross modules. */
export interface RecordDeps {
  settings: WalletSettings;
  games: GamesModule;
  wallet: Wallet;
  payments: { referencesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> };
}
