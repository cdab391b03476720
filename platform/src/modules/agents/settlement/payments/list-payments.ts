import type { listContractPayments } from '@portal/shared/contract/agents/contract-payments';
import type { CallParsedInput, CallResult } from '@portal/shared/contract/calls/define-call';
import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import { daysBetween } from '@portal/shared/contract/time/calendar-days';
import { and, asc, count, desc, eq, gt, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { Kernel } from '../../../../kernel/kernel.ts';
import type { RecordPeriod } from '../../../../kernel/time/record-period.rules.ts';
import type { Member } from '../../../accounts/index.ts';
import { agentSettlements as rows, type Settlement, type SettlementState } from '../settlement.tables.ts';
import type { SettlementDeps } from '../settlement-deps.ts';
import { showPayments } from './show-payment.ts';

type Db = Pick<Kernel, 'db'>;
type Asked = CallParsedInput<typeof listContractPayments>;
export type PaymentFilter = Pick<Asked, 'kind' | 'side' | 'account' | 'state'>;

/** Selects payments to the caller, or to its direct downlines; other accounts find nothing. */
async function filterOf(
  { member }: Pick<SettlementDeps, 'member'>,
  caller: Member,
  { kind, side, account, state }: PaymentFilter,
  { start, end }: RecordPeriod,
): Promise<SQL | undefined> {
  const named = account ? await member.byAccount(account) : undefined;
  return and(
    eq(side === 'given' ? rows.uplineId : rows.agentId, caller.id),
    account ? eq(rows.agentId, named?.id ?? '') : undefined,
    eq(rows.kind, kind),
    state ? eq(rows.state, state) : ne(rows.state, 'pending'),
    // A period belongs to the day of its last moment.
    gt(rows.periodEnd, start),
    lte(rows.periodEnd, end),
  );
}

const newestFirst = [desc(rows.periodEnd), desc(rows.id)];

interface PaymentSums {
  payments: number;
  validBetMinor: bigint;
  paidMinor: bigint;
  owedMinor: bigint;
}

const noSums: PaymentSums = { payments: 0, validBetMinor: 0n, paidMinor: 0n, owedMinor: 0n };
const added = (one: PaymentSums, other: PaymentSums): PaymentSums => ({
  payments: one.payments + other.payments,
  validBetMinor: one.validBetMinor + other.validBetMinor,
  paidMinor: one.paidMinor + other.paidMinor,
  owedMinor: one.owedMinor + other.owedMinor,
});
const sumOf = (value: SQL) => sql<string>`sum(${value})::text`.mapWith(BigInt);

/** Reads a page of payments with the totals of the whole selection. */
export async function listPayments(
  { db }: Db,
  deps: Pick<SettlementDeps, 'member'>,
  caller: Member,
  asked: PaymentFilter & Pick<Asked, 'pageNo' | 'pageSize'>,
  period: RecordPeriod,
): Promise<CallResult<typeof listContractPayments>> {
  const where = await filterOf(deps, caller, asked, period);
  const page = await db
    .select()
    .from(rows)
    .where(where)
    .orderBy(...newestFirst)
    .limit(asked.pageSize)
    .offset((asked.pageNo - 1) * asked.pageSize);
  const byDay = await sumsByDay(db, where, period);
  const totals = [...byDay.values()].reduce(added, noSums);
  return {
    period: { from: period.from, to: period.to },
    list: await showPayments(deps.member, page),
    totalPages: Math.ceil(totals.payments / asked.pageSize),
    totals: {
      payments: totals.payments,
      validBet: amountFromMinor(totals.validBetMinor),
      amount: amountFromMinor(totals.paidMinor),
      owed: amountFromMinor(totals.owedMinor),
    },
    days: daysBetween(period.from, period.to).map((day) => ({
      day,
      amount: amountFromMinor(byDay.get(day)?.paidMinor ?? 0n),
    })),
  };
}

/** Sums payments by the day of their period's last moment: one pass, whose sum gives the totals. */
async function sumsByDay(
  db: Kernel['db'],
  where: SQL | undefined,
  { timeZone }: RecordPeriod,
): Promise<Map<string, PaymentSums>> {
  const lastMoment = sql`(${rows.periodEnd} - interval '1 millisecond')`;
  const day = sql<string>`to_char(${lastMoment} at time zone ${timeZone}, 'YYYY-MM-DD')`;
  const amountOf = (state: SettlementState) =>
    sumOf(sql`case when ${rows.state} = ${state} then ${rows.amountMinor} else 0 end`);
  const sums = await db
    .select({
      day: day.as('period_day'),
      payments: count(),
      validBetMinor: sumOf(sql`${rows.validBetMinor}`),
      paidMinor: amountOf('paid'),
      owedMinor: amountOf('owed'),
    })
    .from(rows)
    .where(where)
    .groupBy(sql`period_day`);
  return new Map(sums.map(({ day, ...of }) => [day, of]));
}

export async function countPayments(
  { db }: Db,
  deps: Pick<SettlementDeps, 'member'>,
  caller: Member,
  asked: PaymentFilter,
  period: RecordPeriod,
): Promise<number> {
  return db.$count(rows, await filterOf(deps, caller, asked, period));
}

const linesAtOnce = 1000;

/** Streams a whole selection for an export, oldest first. */
export async function* allPayments(
  { db }: Db,
  deps: Pick<SettlementDeps, 'member'>,
  caller: Member,
  asked: PaymentFilter,
  period: RecordPeriod,
) {
  const where = await filterOf(deps, caller, asked, period);
  let last: Settlement | undefined;
  do {
    const isAfter =
      last && sql`(${rows.periodEnd}, ${rows.id}) > (${last.periodEnd.toISOString()}::timestamptz, ${last.id})`;
    const page: Settlement[] = await db
      .select()
      .from(rows)
      .where(and(where, isAfter))
      .orderBy(asc(rows.periodEnd), asc(rows.id))
      .limit(linesAtOnce);
    yield* await showPayments(deps.member, page);
    last = page.length === linesAtOnce ? page.at(-1) : undefined;
  } while (last);
}
