/** A requested payment. Amounts are texts as on the wire. */
export interface Payment {
  orderId: string;
  paymentId: string;
  /** Identifies it in the address of its page. */
  token: string;
  amount: string;
  currencySymbol: string;
  reference: string;
  shop: string;
  returnUrl: string;
  /** ISO 8601. */
  expiresAt: string;
  state: 'open' | 'paid' | 'failed' | 'closed';
  paidAmount?: string;
  /** ISO 8601: when it was paid or failed. */
  endedAt?: string;
}

/** A payment that appears in the statement. */
type EndedPayment = Payment & { state: 'paid' | 'failed'; endedAt: string };

/** A callback to the platform, and when it is due next. */
export interface Notice {
  eventId: string;
  orderId: string;
  state: 'paid' | 'failed';
  amount: string;
  /** ISO 8601. */
  dueAt: string;
  attempts: number;
  isDone: boolean;
}

/** What happens to a callback, to try out what may happen on its way. */
export const callbackDeliveries = ['at once', 'late', 'twice', 'never'] as const;
export type CallbackDelivery = (typeof callbackDeliveries)[number];

export const lateMs = 60_000;
const longestPauseMs = 60_000;

/** Returns 1, 2, 4, ... seconds, at most a minute. */
export const pauseMs = (attempts: number): number => Math.min(1000 * 2 ** Math.min(attempts, 10), longestPauseMs);

export const canBePaid = ({ state, expiresAt }: Payment, now: Date): boolean =>
  state === 'open' && new Date(expiresAt) > now;

const isEnded = (payment: Payment): payment is EndedPayment =>
  (payment.state === 'paid' || payment.state === 'failed') && payment.endedAt !== undefined;

/** Returns the payments paid or failed in a period, oldest first; `to` is exclusive. */
export function endedBetween(payments: Iterable<Payment>, from: Date, to: Date): EndedPayment[] {
  const isIn = ({ endedAt }: EndedPayment) => new Date(endedAt) >= from && new Date(endedAt) < to;
  return [...payments]
    .filter(isEnded)
    .filter(isIn)
    .sort((a, b) => a.endedAt.localeCompare(b.endedAt) || a.paymentId.localeCompare(b.paymentId));
}
