import type { CallInput } from '@portal/shared/contract/calls/define-call';
import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import { reportPayment } from '@portal/shared/contract/payments/payment-reports';
import { providerHeaders } from '@portal/shared/contract/provider-api/signing';
import type { App } from '../../../app.ts';
import { newId, randomToken } from '../../../kernel/database/ids.ts';
import { callSignature } from '../../../kernel/security/call-signature.rules.ts';
import type { ApiAnswer } from '../../../testing/api-client.ts';
import { type PaymentProvider, ProviderAway, type ProviderBook, type ProviderPayment } from '../index.ts';
import { createProviderKey, type ProviderKey } from '../providers/provider-key.ts';

/** Faults of a callback; none by default. */
export interface CallbackFaults {
  secret?: string;
  keyId?: string;
  nonce?: string;
  /** Seconds by which its clock is ahead. */
  ahead?: number;
  /** Sent instead of the signed body. */
  body?: string;
  /** Provider named in the address. */
  provider?: string;
}

export interface FakeProvider extends PaymentProvider {
  /** True while the provider does not answer. */
  isAway: boolean;
  /** Orders known to the provider, with their state. */
  orders: Map<string, ProviderPayment>;
  /** Pays an order on its page without reporting it. */
  pay(orderId: string, amountMinor: bigint): string;
  /** Lines of its statement, whatever was paid. */
  statementLines: ProviderBook['lines'];
}

/** Installs a provider in memory in place of the sandbox. */
export function fakeProvider({ modules: { payments } }: App): FakeProvider {
  const orders = new Map<string, ProviderPayment>();
  const assertHere = () => {
    if (provider.isAway) throw new ProviderAway('away');
  };
  const provider: FakeProvider = {
    isAway: false,
    orders,
    async open({ orderId }) {
      assertHere();
      if (!orders.has(orderId)) orders.set(orderId, { state: 'open', paymentId: `pay-${orderId}` });
      return `http://pay.test/${orderId}`;
    },
    async close(orderId) {
      assertHere();
      const found = orders.get(orderId);
      if (found?.state === 'open') found.state = 'closed';
      return found ?? { state: 'none' };
    },
    statementLines: [],
    async statement({ start, end }) {
      assertHere();
      return { since: new Date(0), lines: provider.statementLines.filter(({ at }) => at >= start && at < end) };
    },
    pay(orderId, amountMinor) {
      const paymentId = `pay-${orderId}`;
      orders.set(orderId, { state: 'paid', paymentId, amount: amountFromMinor(amountMinor) });
      return paymentId;
    },
  };
  payments.providers.set('sandbox', provider);
  return provider;
}

type PaymentReport = Omit<CallInput<typeof reportPayment>, 'provider' | 'eventId'> & { eventId?: string };

interface SignedCallback {
  url: string;
  headers: Record<string, string>;
  payload: string;
}

/** Returns a callback with its signature headers, as the sandbox sends it. */
export function signedCallback(
  key: ProviderKey,
  now: Date,
  { eventId = newId(), ...report }: PaymentReport | (Record<string, unknown> & { eventId?: string }),
  faults: CallbackFaults = {},
): SignedCallback {
  const url = reportPayment.path.replace(':provider', faults.provider ?? 'sandbox');
  const body = JSON.stringify({ eventId, ...report });
  const timestamp = String(Math.floor(now.getTime() / 1000) + (faults.ahead ?? 0));
  const nonce = faults.nonce ?? randomToken(18);
  const signed = { method: 'POST', pathWithQuery: url, timestamp, nonce, body };
  return {
    url,
    headers: {
      'content-type': 'application/json',
      [providerHeaders.key]: faults.keyId ?? key.keyId,
      [providerHeaders.timestamp]: timestamp,
      [providerHeaders.nonce]: nonce,
      [providerHeaders.signature]: callSignature(faults.secret ?? key.secret, signed),
    },
    payload: faults.body ?? body,
  };
}

/** Sends a callback as the sandbox does. */
export async function callBack(
  { server }: App,
  report: PaymentReport | (Record<string, unknown> & { eventId?: string }),
  faults: CallbackFaults = {},
): Promise<ApiAnswer<typeof reportPayment>> {
  const key = createProviderKey(server.kernel.settings.DATA_DIR, 'sandbox')();
  const answer = await server.inject({
    method: 'POST',
    ...signedCallback(key, server.kernel.clock.now(), report, faults),
  });
  return { status: answer.statusCode, headers: answer.headers, ...answer.json() };
}
