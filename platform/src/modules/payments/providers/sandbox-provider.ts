import type { Call, CallInput, CallOutput } from '@portal/shared/contract/calls/define-call';
import { envelope } from '@portal/shared/contract/calls/envelope';
import { depositReturnHash } from '@portal/shared/contract/constants';
import { amountFromMinor, minorUnits } from '@portal/shared/contract/money/amounts';
import {
  closeProviderPayment,
  openProviderPayment,
  providerStatement,
} from '@portal/shared/contract/provider-api/payments';
import { providerHeaders } from '@portal/shared/contract/provider-api/signing';
import * as v from 'valibot';
import { randomToken } from '../../../kernel/database/ids.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { callSignature } from '../../../kernel/security/call-signature.rules.ts';
import { type PaymentProvider, ProviderAway, type ProviderStatement } from './payment-provider.ts';
import { isProviderAnswer } from './provider-answer.rules.ts';
import type { ProviderKey } from './provider-key.ts';

const timeoutMs = 5000;
const linesAtMost = 1_000_000;

interface SandboxDeps {
  kernel: Pick<Kernel, 'settings' | 'clock'>;
  key: () => ProviderKey;
  /** Name of the portal on the pay page. */
  shop(): Promise<string>;
}

/** Connects to the sandbox provider (sandbox-provider/). */
export function createSandboxProvider({ kernel, key, shop }: SandboxDeps): PaymentProvider {
  const { PROVIDER_URL, PROVIDER_ORIGIN, PUBLIC_ORIGIN, CURRENCY_SYMBOL } = kernel.settings;

  const call = <C extends Call>(asked: C, orderId: string, input: CallInput<C>) =>
    exchange(asked, asked.path.replace(':orderId', encodeURIComponent(orderId)), JSON.stringify(input));

  const read = <C extends Call>(asked: C, query: Record<string, string>) =>
    exchange(asked, `${asked.path}?${new URLSearchParams(query)}`, '');

  async function exchange<C extends Call>(asked: C, pathWithQuery: string, body: string): Promise<CallOutput<C>> {
    const timestamp = String(Math.floor(kernel.clock.now().getTime() / 1000));
    const { keyId, secret } = key();
    const signed = { method: asked.method.toUpperCase(), pathWithQuery, timestamp, nonce: randomToken(18), body };
    const answer = await fetch(PROVIDER_URL + pathWithQuery, {
      method: signed.method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        [providerHeaders.key]: keyId,
        [providerHeaders.timestamp]: timestamp,
        [providerHeaders.nonce]: signed.nonce,
        [providerHeaders.signature]: callSignature(secret, signed),
      },
      ...(body && { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((cause: unknown) => {
      throw new ProviderAway('The provider does not answer', { cause });
    });
    const text = await answer.text().catch(() => '');
    // Without this, whoever listens at that address could claim a payment.
    const { status, headers } = answer;
    const signature = headers.get(providerHeaders.signature) ?? '';
    if (!isProviderAnswer(secret, { status, nonce: signed.nonce, body: text, signature }))
      throw new ProviderAway(`The answer ${status} of ${asked.path} is not signed by the provider`);
    return readAnswer(asked, status, jsonOf(text));
  }

  return {
    async open({ orderId, amountMinor, reference, expiresAt }) {
      const { url } = await call(openProviderPayment, orderId, {
        orderId,
        reference,
        currencySymbol: CURRENCY_SYMBOL,
        shop: await shop(),
        amount: amountFromMinor(amountMinor),
        returnUrl: `${PUBLIC_ORIGIN}/${depositReturnHash}`,
        expiresAt: expiresAt.toISOString(),
      });
      // Players are sent to no other origin, whatever the provider answers.
      if (new URL(url).origin !== PROVIDER_ORIGIN) throw new ProviderAway(`The provider leads to ${url}`);
      return url;
    },
    close: (orderId) => call(closeProviderPayment, orderId, { orderId }),
    async statement({ start, end }) {
      const period = { from: start.toISOString(), to: end.toISOString() };
      const lines: ProviderStatement['lines'] = [];
      let after: string | undefined;
      for (;;) {
        const { since, list, next } = await read(providerStatement, { ...period, ...(after && { after }) });
        for (const { paymentId, state, amount, at } of list)
          lines.push({ paymentId, state, amountMinor: minorUnits(amount), at: new Date(at) });
        if (!next) return { since: new Date(since), lines };
        if (next === after || lines.length > linesAtMost) throw new ProviderAway('The statement does not end');
        after = next;
      }
    },
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readAnswer<C extends Call>(asked: C, status: number, json: unknown): CallOutput<C> {
  const read = v.safeParse(envelope, json);
  if (!read.success) throw new ProviderAway(`The provider answers ${status} without an envelope`);
  if (!read.output.success) throw new ProviderAway(`The provider refuses: ${read.output.code}`);
  const value = v.safeParse(asked.output, read.output.value);
  if (!value.success) throw new ProviderAway(`The answer of ${asked.path} does not fit the contract`);
  return value.output;
}
