import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import type { getProviderPayment } from '@portal/shared/contract/provider-api/payments';

/** An order as sent to a provider. */
interface ProviderOrder {
  orderId: string;
  amountMinor: bigint;
  reference: string;
  expiresAt: Date;
}

export type ProviderPayment = CallOutput<typeof getProviderPayment>;

/** A payment in the provider's own records. */
interface ProviderStatementLine {
  paymentId: string;
  state: 'paid' | 'failed';
  amountMinor: bigint;
  at: Date;
}

export interface ProviderStatement {
  /** Start of the provider's records. */
  since: Date;
  lines: ProviderStatementLine[];
}

/** The provider did not answer reliably: nothing is known, and it has to be asked again. */
export class ProviderAway extends Error {}

/** A payment provider. Never call it inside a transaction: every method uses the network. */
export interface PaymentProvider {
  /**
   * Returns the address of the pay page; the same for a repeated order.
   * @throws ProviderAway
   */
  open(order: ProviderOrder): Promise<string>;
  /**
   * Closes an order to payments unless it is paid, and returns its state.
   * @throws ProviderAway
   */
  close(orderId: string): Promise<ProviderPayment>;
  /**
   * Reads what was paid and what failed in a period, for the daily report.
   * @throws ProviderAway
   */
  statement(period: { start: Date; end: Date }): Promise<ProviderStatement>;
}

/** By name, as in the setting `deposit.methods`. */
export type PaymentProviders = Map<string, PaymentProvider>;
