import type { DepositState } from '@portal/shared/contract/payments/deposit-states';
import type { NoticeState } from '@portal/shared/contract/payments/operator-deposits';

interface ReportedOutcome {
  /** `paid` or `failed`. */
  state: string;
  outcome: string;
}

/** Where else the payment is recorded: the deposit that holds it, and what two operators did. */
export interface PaymentBooking {
  holder?: DepositState;
  settled?: 'credited' | 'returned';
}

/**
 * Returns what became of a reported payment's money. `open`: we have it and no deposit counts it, so two operators
 * credit it to a member or return it.
 */
export function reportState({ state, outcome }: ReportedOutcome, { holder, settled }: PaymentBooking): NoticeState {
  if (settled) return settled;
  if (outcome === 'contradicted') return holder === undefined || holder === 'rejected' ? 'none' : 'booked';
  if (state !== 'paid') return 'none';
  if (holder !== undefined) return holder === 'rejected' ? 'open' : 'booked';
  return outcome === 'surplus' || outcome === 'unmatched' ? 'open' : 'none';
}
