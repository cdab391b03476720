import type { NoticeStanding } from '@portal/shared/contract/operator/notice-calls';
import type { DepositState } from '@portal/shared/contract/payments/deposit-states';

interface Told {
  /** `paid` or `failed`. */
  state: string;
  outcome: string;
}

/** How its payment stands elsewhere: the deposit that holds it, and what two operators have done. */
export interface PaymentPlace {
  holder?: DepositState;
  settled?: 'credited' | 'returned';
}

/**
 * What has become of the money of a notice. `open`: the house has it, and no deposit counts it; two operators credit it to
 * a member or give it back.
 */
export function noticeStanding({ state, outcome }: Told, { holder, settled }: PaymentPlace): NoticeStanding {
  if (settled) return settled;
  if (outcome === 'contradicted') return holder === undefined || holder === 'rejected' ? 'none' : 'booked';
  if (state !== 'paid') return 'none';
  if (holder !== undefined) return holder === 'rejected' ? 'open' : 'booked';
  return outcome === 'surplus' || outcome === 'unmatched' ? 'open' : 'none';
}
