import { Refusal } from '../../kernel/refusal.ts';
import { changeDeposit, type DepositDeps } from './change-deposit.ts';
import { type Judgement, judgePayment, type Payment } from './deposit.rules.ts';
import type { DepositNotice, DepositNotices } from './deposit-notices.ts';
import type { Deposit } from './deposit-rows.ts';
import { holdPayment } from './hold-payment.ts';
import { noticeReference, noticeSource } from './notice-standings.ts';

const contents = ['orderId', 'paymentId', 'state', 'amountMinor'] as const;

export interface ToldPayment extends Payment {
  provider: string;
  /** Names the message: told again with the same content it is the same one. */
  eventId: string;
  orderId: string;
}

/**
 * What a provider tells about payments. Message, judgement and what comes of it are one transaction that holds the payment and the
 * deposit: told twice, at once or by several processes, a payment is credited once.
 */
export function depositPayments(deps: DepositDeps, notices: DepositNotices) {
  const { kernel, rows, member, wallet } = deps;

  /** @throws Refusal `unknown_deposit`, after the message was kept */
  async function take(told: ToldPayment): Promise<void> {
    const isKnown = await kernel.database.transaction(async () => {
      await holdPayment(kernel.db, told);
      const found = await rows.lock(told.orderId);
      const before = await toldBefore(told);
      if (before) return before.outcome !== 'unmatched';
      const isOurs = found?.provider === told.provider;
      const judgement = isOurs ? await judge(found, told) : undefined;
      await keep(told, judgement?.outcome ?? 'unmatched');
      if (isOurs && judgement) await follow(found, told, judgement);
      return isOurs;
    });
    if (!isKnown) throw new Refusal('unknown_deposit');
  }

  /** A name that was given to something else as well is no repeat, or a payment would be lost. */
  async function toldBefore(told: ToldPayment): Promise<DepositNotice | undefined> {
    const { provider, eventId } = told;
    const named = await notices.named(provider, eventId);
    const same = named.find((one) => contents.every((each) => one[each] === told[each]));
    if (named.length > 0 && !same)
      kernel.logger.warn({ provider, eventId, orderId: told.orderId }, 'payment event of another content');
    return same;
  }

  async function judge(found: Deposit, told: ToldPayment): Promise<Judgement> {
    const owner = await member.lock(found.memberId);
    const judgement = judgePayment(found, told, owner?.state === 'open');
    if (judgement.outcome !== 'credited' && judgement.outcome !== 'review') return judgement;
    // A payment that is booked for another order, or was settled as a notice, is not booked again for this one.
    const holder = await rows.holderOfPayment(told.provider, told.paymentId);
    const settled = await wallet.legsOf(noticeSource, [noticeReference(told)]);
    return holder === undefined && settled.length === 0 ? judgement : { outcome: 'surplus' };
  }

  async function keep({ provider, eventId, orderId, ...told }: ToldPayment, outcome: string): Promise<void> {
    const { paymentId, state, amountMinor } = told;
    await notices.keep({ provider, eventId, orderId, paymentId, state, amountMinor, outcome });
    if (outcome !== 'surplus' && outcome !== 'unmatched') return;
    kernel.logger.warn({ provider, orderId, paymentId, outcome }, 'payment that fits no order');
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
