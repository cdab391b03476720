import { isFinalWithdrawal, type WithdrawalState } from '@portal/shared/contract/payments/withdrawal-states';
import { minutesBetween } from '../../../parts/progress/promise.rules.ts';
import type { Terms, WithdrawalDetail } from '../withdrawal.ts';

interface Progress {
  /** What it waits for: the step after this state, or that the member pays a debt. */
  waits: WithdrawalState | 'debt';
  /** Until it is paid: usual minutes, and the moment that was promised. */
  promise?: { minutes: number; by: string };
  /** The first moment at which a payment counts as received without an answer. */
  answerBy?: string;
}

const beforePayment: readonly WithdrawalState[] = ['applied', 'in_review', 'approved', 'paying'];

type Asked = Pick<WithdrawalDetail, 'state' | 'parts' | 'appliedAt' | 'expectedBy'>;

/** What an open withdrawal waits for, by what the platform knows; undefined once it has ended. */
export function progressOf({ state, parts, appliedAt, expectedBy }: Asked, owed: Terms['owed']): Progress | undefined {
  if (isFinalWithdrawal(state)) return undefined;
  if (beforePayment.includes(state)) {
    // Nothing is approved or paid while its owner has a debt.
    if (owed !== '0.00') return { waits: 'debt' };
    return {
      waits: state,
      ...(expectedBy && { promise: { minutes: minutesBetween(appliedAt, expectedBy), by: expectedBy } }),
    };
  }
  const [answerBy] = parts.flatMap((part) => (part.state === 'paid' ? part.answerBy : [])).sort();
  return { waits: state, ...(state === 'paid' && answerBy && { answerBy }) };
}
