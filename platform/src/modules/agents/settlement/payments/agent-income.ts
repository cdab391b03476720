import type { getAgentIncome } from '@portal/shared/contract/agents/income';
import type { CallResult } from '@portal/shared/contract/calls/define-call';
import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import { daysBetween } from '@portal/shared/contract/time/calendar-days';
import { and, eq, gte, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Kernel } from '../../../../kernel/kernel.ts';
import type { RecordPeriod } from '../../../../kernel/time/record-period.rules.ts';
import { owedOf } from '../payouts/pay-owed.ts';
import { agentSettlements as rows } from '../settlement.tables.ts';

const columns = ['dividend', 'daily', 'hourly', 'realtime', 'given'] as const;
type Sums = Record<(typeof columns)[number], bigint>;
const noSums: Sums = { dividend: 0n, daily: 0n, hourly: 0n, realtime: 0n, given: 0n };

/** Reads what an agent received and paid to downlines, by day of payment. */
export async function agentIncome(
  { db }: Pick<Kernel, 'db'>,
  agentId: string,
  period: RecordPeriod,
): Promise<CallResult<typeof getAgentIncome>> {
  const byDay = await sumsByDay(db, agentId, period);
  const days = daysBetween(period.from, period.to).map((day) => ({ day, sums: byDay.get(day) ?? noSums }));
  const totals = days.map(({ sums }) => sums).reduce(added, noSums);
  const { toMeMinor, byMeMinor } = await owedOf({ db }, agentId);
  const received = totals.dividend + totals.daily + totals.hourly + totals.realtime;
  return {
    period: { from: period.from, to: period.to },
    days: days.map(({ day, sums }) => ({ day, ...texts(sums) })),
    totals: { ...texts(totals), net: amountFromMinor(received - totals.given) },
    owedToMe: amountFromMinor(toMeMinor),
    owedByMe: amountFromMinor(byMeMinor),
  };
}

async function sumsByDay(
  db: Kernel['db'],
  agentId: string,
  { start, end, timeZone }: RecordPeriod,
): Promise<Map<string, Sums>> {
  const isOwn = or(eq(rows.agentId, agentId), eq(rows.payerId, agentId));
  const isOfDays = and(isNotNull(rows.paidAt), gte(rows.paidAt, start), lt(rows.paidAt, end));
  const found = await db
    .select({
      day: sql<string>`to_char(${rows.paidAt} at time zone ${timeZone}, 'YYYY-MM-DD')`.as('paid_day'),
      column: sql<keyof Sums>`case when ${rows.agentId} = ${agentId} then ${rows.kind} else 'given' end`.as('paid_as'),
      sum: sql<string>`sum(${rows.amountMinor})::text`,
    })
    .from(rows)
    .where(and(isOwn, isOfDays))
    .groupBy(sql`paid_day`, sql`paid_as`);
  const days = new Map<string, Sums>();
  for (const { day, column, sum } of found) days.set(day, { ...(days.get(day) ?? noSums), [column]: BigInt(sum) });
  return days;
}

function added(one: Sums, other: Sums): Sums {
  const sum = { ...one };
  for (const column of columns) sum[column] += other[column];
  return sum;
}

function texts(sums: Sums): Record<keyof Sums, string> {
  const { dividend, daily, hourly, realtime, given } = sums;
  return {
    dividend: amountFromMinor(dividend),
    daily: amountFromMinor(daily),
    hourly: amountFromMinor(hourly),
    realtime: amountFromMinor(realtime),
    given: amountFromMinor(given),
  };
}
