import type { DepositKind, DepositState } from '@portal/shared/contract/payments/deposit-states';

/** Usual minutes from the payment to the credit by a provider, and of a review by operators. */
export interface DepositMinutes {
  provider: number;
  review: number;
}

interface Event {
  state: DepositState;
  at: Date;
}

/**
 * Returns how long the next step of an open deposit usually takes and, once a review has begun, when it should be
 * decided. Further proofs do not move that moment.
 * @param history oldest first
 */
export function depositPromise(
  { state, kind }: { state: DepositState; kind: DepositKind },
  history: readonly Event[],
  minutes: DepositMinutes,
): { promisedMinutes?: number; expectedBy?: Date } {
  if (state === 'created') return { promisedMinutes: kind === 'provider' ? minutes.provider : minutes.review };
  if (state !== 'in_review') return {};
  const begun = history.slice(history.findLastIndex((event) => event.state !== 'in_review') + 1)[0];
  return {
    promisedMinutes: minutes.review,
    ...(begun && { expectedBy: new Date(begun.at.getTime() + minutes.review * 60_000) }),
  };
}
