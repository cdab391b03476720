import type { RebateMode } from '@portal/shared/contract/rewards/rebates';
import { and, eq } from 'drizzle-orm';
import { newId } from '../../../kernel/database/ids.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { RewardKindDeps } from '../reward-kind-deps.ts';
import type { OpenDay } from './open-days.ts';
import { rebateName } from './rebate-messages.ts';
import { type RebateDay, type RebatePayment, rebateDays, rebatePayments } from './rebates.tables.ts';

interface Payment {
  mode: RebateMode;
  turnoverPercent: number;
}

/** References the rebate of one day; bets that arrive after its payment make another one. */
const referenceOf = ({ row }: OpenDay) =>
  [row.gameType, row.day, ...(row.rebatedMinor === 0n ? [] : [row.rebatedMinor])].join('-');

/**
 * Pays the open days of a category as one rebate and marks their bets, in the caller's transaction, which locks the
 * days.
 */
export async function payDays(
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  { grants }: Pick<RewardKindDeps, 'grants'>,
  days: readonly [OpenDay, ...OpenDay[]],
  { mode, turnoverPercent }: Payment,
): Promise<RebatePayment> {
  const [first] = days;
  const last = days.at(-1) ?? first;
  const { memberId, gameType } = first.row;
  const paid: RebatePayment = {
    id: newId(),
    memberId,
    gameType,
    mode,
    firstDay: first.row.day,
    lastDay: last.row.day,
    paidAt: clock.now(),
    validMinor: days.reduce((sum, { row }) => sum + row.validMinor - row.rebatedMinor, 0n),
    amountMinor: days.reduce((sum, { owedMinor }) => sum + owedMinor, 0n),
  };
  await grants.giveAndPay({
    memberId,
    source: 'rebate',
    turnoverPercent,
    amountMinor: paid.amountMinor,
    reference: mode === 'automatic' ? referenceOf(first) : `${gameType}-${paid.id}`,
    name: rebateName(gameType, paid.firstDay, paid.lastDay),
  });
  for (const { row, owedMinor } of days) await markRebated({ db }, row, owedMinor);
  await db.insert(rebatePayments).values(paid);
  return paid;
}

/** Marks the valid bets of a locked day as rebated; `paidMinor` is what they brought. */
export async function markRebated({ db }: Pick<Kernel, 'db'>, row: RebateDay, paidMinor: bigint): Promise<void> {
  const { memberId, gameType, day, validMinor } = row;
  const isDay = and(eq(rebateDays.memberId, memberId), eq(rebateDays.gameType, gameType), eq(rebateDays.day, day));
  await db
    .update(rebateDays)
    .set({ rebatedMinor: validMinor, paidMinor: row.paidMinor + paidMinor })
    .where(isDay);
}
