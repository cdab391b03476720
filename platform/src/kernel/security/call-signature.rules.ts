import { createHash, createHmac } from 'node:crypto';
import { canonicalVendorText, vendorClockWindowSeconds } from '@portal/shared/contract/vendor-api/signing';
import { isSameSecret } from './same-secret.ts';

interface SignedCall {
  method: string;
  pathWithQuery: string;
  timestamp: string;
  nonce: string;
  signature: string;
  body: string;
}

const nonceForm = /^[A-Za-z0-9_-]{16,64}$/;
const timestampForm = /^\d{10}$/;
const signatureForm = /^[0-9a-f]{64}$/;

/** Returns the SHA-256 in hex. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Returns the hex HMAC-SHA-256 of the canonical text; the key is the caller's secret as text. */
export function callSignature(secret: string, call: Omit<SignedCall, 'signature'>): string {
  const bodyHash = sha256(call.body);
  return createHmac('sha256', secret)
    .update(canonicalVendorText({ ...call, bodyHash }))
    .digest('hex');
}

/**
 * True if the form is right, the time within the window (docs/architecture.md 6) and the signature matches the secret.
 */
export function signatureHolds(secret: string, call: SignedCall, nowSeconds: number): boolean {
  if (!timestampForm.test(call.timestamp) || !nonceForm.test(call.nonce) || !signatureForm.test(call.signature)) {
    return false;
  }
  if (Math.abs(Number(call.timestamp) - nowSeconds) > vendorClockWindowSeconds) return false;
  return isSameSecret(call.signature, callSignature(secret, call));
}
