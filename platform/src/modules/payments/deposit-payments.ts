import { changeDeposit, type DepositDeps } from './change-deposit.ts';
import { type Judgement, judgePayment, type Payment } from './deposit.rules.ts';
import type { DepositNotice, DepositNotices } from './deposit-notices.ts';
import type { Deposit } from './deposit-rows.ts';
import { holdPayment } from './hold-payment.ts';
import { noticeReference, noticeSource } from './notice-standings.ts';

const contents = ['orderId', 'paymentId', 'state', 'amountMinor'] as const;

export interface ToldPayment extends Payment {
  provider: string;
  /** Id of the message: repeated with the same content it is the same message. */
  eventId: string;
  orderId: string;
}

export interface TakenPayment {
  outcome: Judgement['outcome'] | 'unmatched';
  /** False for a repeated message. */
  isNew: boolean;
}

/**
 * Handles payment notices of providers. Message, judgement and result are one transaction that locks the payment and
 * the deposit: a payment reported twice, at once or in several processes, is credited once.
 */
export function depositPayments(deps: DepositDeps, notices: DepositNotices) {
  const { kernel, rows, member, wallet } = deps;

  /** Judges a payment and stores the notice, even when `unmatched`. */
  function take(told: ToldPayment): Promise<TakenPayment> {
    return kernel.database.transaction(async () => {
      await holdPayment(kernel.db, told);
      const found = await rows.lock(told.orderId);
      const before = await toldBefore(told);
      if (before) return { outcome: before.outcome, isNew: false };
      const ordered = found?.provider === told.provider ? found : undefined;
      const judgement = await judge(ordered, told);
      const outcome = judgement?.outcome ?? 'unmatched';
      await keep(told, outcome);
      if (ordered && judgement) await follow(ordered, told, judgement);
      return { outcome, isNew: true };
    });
  }

  /** An event id reused with other content is not a repeat; ignoring it would lose a payment. */
  async function toldBefore(told: ToldPayment): Promise<DepositNotice | undefined> {
    const { provider, eventId } = told;
    const named = await notices.named(provider, eventId);
    const same = named.find((one) => contents.every((each) => one[each] === told[each]));
    if (named.length > 0 && !same)
      kernel.logger.warn({ provider, eventId, orderId: told.orderId }, 'payment event of another content');
    return same;
  }

  async function judge(ordered: Deposit | undefined, told: ToldPayment): Promise<Judgement | undefined> {
    if (told.state === 'failed' && (await isBooked(told))) return { outcome: 'contradicted' };
    if (!ordered) return undefined;
    const owner = await member.lock(ordered.memberId);
    const judgement = judgePayment(ordered, told, owner?.state === 'open');
    if (judgement.outcome !== 'credited' && judgement.outcome !== 'review') return judgement;
    // A payment already booked for another order, or settled as a notice, is not booked again for this one.
    return (await isBooked(told)) ? { outcome: 'surplus' } : judgement;
  }

  /** Whether the payment is booked for any order or settled without one. */
  async function isBooked(told: ToldPayment): Promise<boolean> {
    if ((await rows.holderOfPayment(told.provider, told.paymentId)) !== undefined) return true;
    return (await wallet.legsOf(noticeSource, [noticeReference(told)])).length > 0;
  }

  async function keep(
    { provider, eventId, orderId, ...told }: ToldPayment,
    outcome: TakenPayment['outcome'],
  ): Promise<void> {
    const { paymentId, state, amountMinor } = told;
    await notices.keep({ provider, eventId, orderId, paymentId, state, amountMinor, outcome });
    const line = { provider, orderId, paymentId, outcome };
    if (outcome === 'contradicted') kernel.logger.error(line, 'payment that is booked was told as failed');
    if (outcome === 'surplus' || outcome === 'unmatched') kernel.logger.warn(line, 'payment that fits no order');
  }

  async function follow(found: Deposit, told: ToldPayment, judgement: Judgement): Promise<void> {
    const { id } = found;
    const payment = { paymentReference: told.paymentId, arrivedMinor: told.amountMinor };
    if (judgement.outcome === 'credited') await changeDeposit(deps, { id, act: 'credit', more: () => payment });
    if (judgement.outcome === 'failed') await changeDeposit(deps, { id, act: 'fail' });
    if (judgement.outcome === 'review') {
      const { review } = judgement;
      await changeDeposit(deps, { id, act: 'question', more: () => ({ ...payment, review }) });
    }
  }

  return { take };
}

export type DepositPayments = ReturnType<typeof depositPayments>;
