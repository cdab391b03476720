import { lockPayment } from '../reconciliation/lock-payment.ts';
import type { PaymentReport, PaymentReports } from '../reconciliation/payment-reports.ts';
import { withoutOrderReference, withoutOrderSource } from '../reconciliation/report-states.ts';
import { changeDeposit, type DepositDeps } from './change-deposit.ts';
import type { Deposit } from './deposit-rows.ts';
import { type Judgement, judgePayment, type Payment } from './deposit-transitions.rules.ts';

const contents = ['orderId', 'paymentId', 'state', 'amountMinor'] as const;

interface ReportedPayment extends Payment {
  provider: string;
  /** Id of the message: repeated with the same content it is the same message. */
  eventId: string;
  orderId: string;
}

interface PaymentOutcome {
  outcome: Judgement['outcome'] | 'unmatched';
  /** False for a repeated message. */
  isNew: boolean;
}

/**
 * Handles payment reports of providers. Message, judgement and result are one transaction that locks the payment and
 * the deposit: a payment reported twice, at once or in several processes, is credited once.
 */
export function depositPayments(deps: DepositDeps, reports: PaymentReports) {
  const { kernel, rows, member, wallet } = deps;

  /** Judges a payment and stores the report, even when `unmatched`. */
  function take(reported: ReportedPayment): Promise<PaymentOutcome> {
    return kernel.database.transaction(async () => {
      await lockPayment(kernel.db, reported);
      const found = await rows.lock(reported.orderId);
      const before = await reportedBefore(reported);
      if (before) return { outcome: before.outcome, isNew: false };
      const ordered = found?.provider === reported.provider ? found : undefined;
      const judgement = await judge(ordered, reported);
      const outcome = judgement?.outcome ?? 'unmatched';
      await storeReport(reported, outcome);
      if (ordered && judgement) await follow(ordered, reported, judgement);
      return { outcome, isNew: true };
    });
  }

  /** An event id reused with other content is not a repeat; ignoring it would lose a payment. */
  async function reportedBefore(reported: ReportedPayment): Promise<PaymentReport | undefined> {
    const { provider, eventId } = reported;
    const named = await reports.named(provider, eventId);
    const same = named.find((one) => contents.every((each) => one[each] === reported[each]));
    if (named.length > 0 && !same)
      kernel.logger.warn({ provider, eventId, orderId: reported.orderId }, 'payment event of another content');
    return same;
  }

  async function judge(ordered: Deposit | undefined, reported: ReportedPayment): Promise<Judgement | undefined> {
    if (reported.state === 'failed' && (await isBooked(reported))) return { outcome: 'contradicted' };
    if (!ordered) return undefined;
    const owner = await member.lock(ordered.memberId);
    const judgement = judgePayment(ordered, reported, owner?.state === 'open');
    if (judgement.outcome !== 'credited' && judgement.outcome !== 'review') return judgement;
    // A payment already booked for another order, or settled without an order, is not booked again for this one.
    return (await isBooked(reported)) ? { outcome: 'surplus' } : judgement;
  }

  /** Whether the payment is booked for any order or settled without one. */
  async function isBooked(reported: ReportedPayment): Promise<boolean> {
    if ((await rows.holderOfPayment(reported.provider, reported.paymentId)) !== undefined) return true;
    return (await wallet.legsOf(withoutOrderSource, [withoutOrderReference(reported)])).length > 0;
  }

  async function storeReport(
    { provider, eventId, orderId, ...reported }: ReportedPayment,
    outcome: PaymentOutcome['outcome'],
  ): Promise<void> {
    const { paymentId, state, amountMinor } = reported;
    await reports.keep({ provider, eventId, orderId, paymentId, state, amountMinor, outcome });
    const line = { provider, orderId, paymentId, outcome };
    if (outcome === 'contradicted') kernel.logger.error(line, 'payment that is booked was reported as failed');
    if (outcome === 'surplus' || outcome === 'unmatched') kernel.logger.warn(line, 'payment that fits no order');
  }

  async function follow(found: Deposit, reported: ReportedPayment, judgement: Judgement): Promise<void> {
    const { id } = found;
    const payment = { paymentReference: reported.paymentId, arrivedMinor: reported.amountMinor };
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
