import type { ContractKind } from '@portal/shared/contract/agents/contract-terms';
import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import { dayIn } from '@portal/shared/contract/time/calendar-days';
import { and, count, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Kernel } from '../../../../kernel/kernel.ts';
import { formatAmount } from '../../../../kernel/strings/format-amount.rules.ts';
import type { Span } from '../../figures/figures-api.ts';
import { agentSettlements as rows, type Settlement } from '../settlement.tables.ts';
import type { SettlementDeps } from '../settlement-deps.ts';
import { givenWords, isNotified, owedWords, paidWords, uncoveredWords } from './payment-notification-texts.ts';

type NotifyDeps = Pick<SettlementDeps, 'settings' | 'inbox' | 'wallet'>;

/**
 * Notifies both sides and publishes balances; receivers of dividends and daily wages get a message. In the transaction
 * that pays.
 */
export async function notifyReceivers(
  kernel: Kernel,
  { settings, inbox, wallet }: NotifyDeps,
  settled: readonly Settlement[],
): Promise<void> {
  const moved = settled.filter(({ amountMinor }) => amountMinor > 0n);
  await publishBalances(kernel, wallet, moved);
  const timeZone = await settings.get('timeZone');
  for (const { id, kind, agentId, state, amountMinor, periodStart, periodEnd } of moved) {
    if (!isNotified(kind)) continue;
    const words = state === 'paid' ? paidWords : owedWords;
    const texts = words(kind, formatAmount(amountMinor), daysOf({ start: periodStart, end: periodEnd }, timeZone));
    await inbox.notify({ memberId: agentId, reference: `settlement-${state}-${id}`, topic: 'reward', texts });
  }
}

async function publishBalances(
  kernel: Kernel,
  wallet: NotifyDeps['wallet'],
  moved: readonly Settlement[],
): Promise<void> {
  const members = new Set(moved.flatMap(({ agentId, payerId }) => (payerId ? [agentId, payerId] : [agentId])));
  const balances = await wallet.mainBalances([...members]);
  for (const memberId of members) {
    const balance = balances.get(memberId);
    if (balance !== undefined) kernel.live.publish(memberId, { type: 'balance', sumBalance: amountFromMinor(balance) });
    kernel.live.publish(memberId, { type: 'agents', what: 'payments' });
  }
}

/** Sends each upline one message about its payments of a step, and one about its debts, once per step. */
export async function notifyPayers(
  { db }: Pick<Kernel, 'db'>,
  { settings, inbox }: NotifyDeps,
  kind: ContractKind,
  step: Span,
): Promise<void> {
  if (!isNotified(kind)) return;
  const days = daysOf(step, await settings.get('timeZone'));
  const isOfStep = and(eq(rows.kind, kind), gt(rows.periodEnd, step.start), lte(rows.periodEnd, step.end));
  const sums = await db
    .select({
      payerId: rows.payerId,
      state: rows.state,
      payments: count(),
      sum: sql<string>`sum(${rows.amountMinor})::text`,
    })
    .from(rows)
    .where(and(isOfStep, isNotNull(rows.payerId), inArray(rows.state, ['paid', 'owed'])))
    .groupBy(rows.payerId, rows.state);
  for (const { payerId, state, payments, sum } of sums) {
    const words = state === 'paid' ? givenWords : uncoveredWords;
    const texts = words(kind, formatAmount(BigInt(sum)), days, payments);
    const reference = `settlements-${state}-${kind}-${step.end.toISOString()}`;
    if (payerId) await inbox.notify({ memberId: payerId, reference, topic: 'reward', texts });
  }
}

/** Notifies both sides that an owed payment was made. */
export async function notifyOwedPaid(kernel: Kernel, deps: NotifyDeps, paid: readonly Settlement[]): Promise<void> {
  await notifyReceivers(kernel, deps, paid);
  await notifyPayersOfEach(deps, paid);
}

/** Sends the upline a message about each payment or debt separately, when its step was reported before. */
export async function notifyPayersOfEach(
  { settings, inbox }: Pick<NotifyDeps, 'settings' | 'inbox'>,
  settled: readonly Settlement[],
): Promise<void> {
  const timeZone = await settings.get('timeZone');
  for (const { id, kind, payerId, state, amountMinor, periodStart, periodEnd } of settled) {
    if (!payerId || !isNotified(kind) || amountMinor === 0n) continue;
    const days = daysOf({ start: periodStart, end: periodEnd }, timeZone);
    const [words, what] = state === 'paid' ? [givenWords, 'given'] : [uncoveredWords, 'uncovered'];
    const texts = words(kind, formatAmount(amountMinor), days, 1);
    await inbox.notify({ memberId: payerId, reference: `settlement-${what}-${id}`, topic: 'reward', texts });
  }
}

function daysOf({ start, end }: Span, timeZone: string): string {
  const first = dayIn(timeZone, start);
  const last = dayIn(timeZone, new Date(end.getTime() - 1));
  return first === last ? first : `${first} – ${last}`;
}
