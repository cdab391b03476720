import type { CallOutput } from '@portal/shared/contract/define-call';
import type { getProviderPayment } from '@portal/shared/contract/provider-api/calls';

/** An order as it is handed to a provider. */
export interface ProviderOrder {
  orderId: string;
  amountMinor: bigint;
  reference: string;
  expiresAt: Date;
}

export type ProviderPayment = CallOutput<typeof getProviderPayment>;

/** A payment as the provider has it in its own books. */
export interface ProviderBookLine {
  paymentId: string;
  state: 'paid' | 'failed';
  amountMinor: bigint;
  at: Date;
}

export interface ProviderBook {
  /** It begins here. */
  since: Date;
  lines: ProviderBookLine[];
}

/** It did not answer, or not in a way that can be relied on: nothing is known, and it has to be asked again. */
export class ProviderAway extends Error {}

/** Somebody who takes payments for the house. None of this may be called inside a transaction: it goes over the wire. */
export interface PaymentProvider {
  /** Address of the pay page; the same order again gives the same. @throws ProviderAway */
  open(order: ProviderOrder): Promise<string>;
  /** Lets nobody pay the order any more, unless it is paid, and says how it stands then. @throws ProviderAway */
  close(orderId: string): Promise<ProviderPayment>;
  /** What was paid and what has failed between two moments, for the report of a day. @throws ProviderAway */
  statement(period: { start: Date; end: Date }): Promise<ProviderBook>;
}

/** By name, as methods of the setting `deposit.methods` name them. */
export type PaymentProviders = Map<string, PaymentProvider>;
