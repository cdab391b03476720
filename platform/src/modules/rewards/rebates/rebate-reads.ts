import type { CallParsedInput, CallResult } from '@portal/shared/contract/calls/define-call';
import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import type {
  getRebates,
  listRebates,
  RebateCategory,
  RebatePayment as ShownPayment,
} from '@portal/shared/contract/rewards/rebates';
import { addDays } from '@portal/shared/contract/time/calendar-days';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { RewardKindDeps } from '../reward-kind-deps.ts';
import { type OpenDay, openDays } from './open-days.ts';
import { rateOf, stateOf } from './rebate.rules.ts';
import { type RebateTerms, type Rebating, readRebates } from './rebate-terms.ts';
import { type RebatePayment, rebatePayments as rows } from './rebates.tables.ts';

/** Reads the page of rebates. */
export async function rebateSummary(
  kernel: Pick<Kernel, 'db' | 'clock'>,
  { settings, member }: Pick<RewardKindDeps, 'settings' | 'member'>,
  memberId: string,
): Promise<CallResult<typeof getRebates>> {
  const rebating = await readRebates(settings, kernel.clock.now());
  const { categories, firstDay, today, claimDays, turnoverPercent } = rebating;
  const rankLevel = (await member.ranks.of([memberId])).get(memberId) ?? 0;
  const open = await openDays(kernel, memberId, { first: firstDay, last: today }, categories, { lock: false });
  const shown = categories.map((terms) => showCategory(terms, rankLevel, daysShown(terms, open, rebating)));
  const claimable = shown.filter(({ category }) => category.state === 'claimable');
  return {
    rankLevel,
    claimDays,
    turnoverPercent,
    categories: shown.map(({ category }) => category),
    claimable: amountFromMinor(claimable.reduce((sum, { owedMinor }) => sum + owedMinor, 0n)),
  };
}

/** Days of a category that can still bring something: for automatic rebates today and yesterday. */
function daysShown({ gameType, mode }: RebateTerms, open: readonly OpenDay[], { today }: Rebating): OpenDay[] {
  const first = mode === 'automatic' ? addDays(today, -1) : '';
  return open.filter(({ row, owedMinor }) => row.gameType === gameType && owedMinor > 0n && row.day >= first);
}

function showCategory(
  { gameType, mode, rates, smallestMinor, capMinor }: RebateTerms,
  rank: number,
  days: readonly OpenDay[],
): { category: RebateCategory; owedMinor: bigint } {
  const unrebated = ({ row }: OpenDay) => row.validMinor - row.rebatedMinor;
  const owedMinor = days.reduce((sum, day) => sum + day.owedMinor, 0n);
  const category: RebateCategory = {
    gameType,
    mode,
    state: stateOf(mode, owedMinor, smallestMinor),
    basisPoints: rateOf(rates, rank),
    validBet: amountFromMinor(days.reduce((sum, day) => sum + unrebated(day), 0n)),
    rebate: amountFromMinor(owedMinor),
    smallest: amountFromMinor(smallestMinor),
    capPerDay: amountFromMinor(capMinor),
    days: days.toReversed().map((day) => ({
      day: day.row.day,
      basisPoints: day.row.basisPoints,
      validBet: amountFromMinor(unrebated(day)),
      rebate: amountFromMinor(day.owedMinor),
    })),
  };
  return { category, owedMinor };
}

/** Reads the rebates paid to a member, newest first. */
export async function rebateHistory(
  { db }: Pick<Kernel, 'db'>,
  memberId: string,
  { mode, gameType, pageNo, pageSize }: CallParsedInput<typeof listRebates>,
): Promise<CallResult<typeof listRebates>> {
  const asked = and(eq(rows.memberId, memberId), mode && eq(rows.mode, mode), gameType && eq(rows.gameType, gameType));
  const list = await db
    .select()
    .from(rows)
    .where(asked)
    .orderBy(desc(rows.paidAt), desc(rows.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const sum = sql<string>`coalesce(sum(${rows.amountMinor}), 0)::text`;
  const [all] = await db.select({ rebates: count(), sum }).from(rows).where(asked);
  const rebates = all?.rebates ?? 0;
  return {
    list: list.map(showPayment),
    totalPages: Math.ceil(rebates / pageSize),
    totals: { rebates, amount: amountFromMinor(BigInt(all?.sum ?? 0)) },
  };
}

export function showPayment(payment: RebatePayment): ShownPayment {
  const { id, gameType, mode, firstDay, lastDay, validMinor, amountMinor, paidAt } = payment;
  return {
    id,
    gameType,
    mode,
    from: firstDay,
    to: lastDay,
    validBet: amountFromMinor(validMinor),
    amount: amountFromMinor(amountMinor),
    paidAt: paidAt.toISOString(),
  };
}
