import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { canonicalAnswerText, providerHeaders } from '@portal/shared/contract/provider-api/signing';
import { canonicalVendorText, vendorClockWindowSeconds } from '@portal/shared/contract/vendor-api/signing';
import type { ProviderKey } from './key-file.ts';

interface Message {
  method: string;
  pathWithQuery: string;
  body: string;
}

function signature(secret: string, message: Message, timestamp: string, nonce: string): Buffer {
  const bodyHash = createHash('sha256').update(message.body).digest('hex');
  return createHmac('sha256', secret)
    .update(canonicalVendorText({ ...message, timestamp, nonce, bodyHash }))
    .digest();
}

export function signedHeaders({ keyId, secret }: ProviderKey, message: Message, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const nonce = randomBytes(18).toString('base64url');
  return {
    [providerHeaders.key]: keyId,
    [providerHeaders.timestamp]: timestamp,
    [providerHeaders.nonce]: nonce,
    [providerHeaders.signature]: signature(secret, message, timestamp, nonce).toString('hex'),
  };
}

/** Returns the signature of the answer to a message with this nonce. */
export function answerSignature({ secret }: ProviderKey, status: number, nonce: string, body: string): string {
  const bodyHash = createHash('sha256').update(body).digest('hex');
  return createHmac('sha256', secret).update(canonicalAnswerText({ status, nonce, bodyHash })).digest('hex');
}

const nonceLifetimeMs = 2 * vendorClockWindowSeconds * 1000;

/** Creates a check that a message is signed by the platform, in time, and for the first time. */
export function createSignatureCheck(key: () => ProviderKey | undefined, now: () => Date) {
  const nonces = new Map<string, number>();

  function isFirst(nonce: string, at: number): boolean {
    for (const [old, since] of nonces) if (at - since > nonceLifetimeMs) nonces.delete(old);
    if (nonces.has(nonce)) return false;
    nonces.set(nonce, at);
    return true;
  }

  return (message: Message, header: (name: string) => string): boolean => {
    const live = key();
    const [timestamp, nonce] = [header(providerHeaders.timestamp), header(providerHeaders.nonce)];
    if (!live || header(providerHeaders.key) !== live.keyId) return false;
    if (!/^\d{10}$/.test(timestamp) || !/^[\w-]{16,64}$/.test(nonce)) return false;
    const at = now().getTime();
    if (Math.abs(Number(timestamp) - at / 1000) > vendorClockWindowSeconds) return false;
    const given = Buffer.from(header(providerHeaders.signature), 'hex');
    const right = signature(live.secret, message, timestamp, nonce);
    return given.length === right.length && timingSafeEqual(given, right) && isFirst(nonce, at);
  };
}
