import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { canonicalVendorText, vendorClockWindowSeconds } from '@portal/shared/contract/vendor-api/signing';

export interface SignedCall {
  method: string;
  pathWithQuery: string;
  timestamp: string;
  nonce: string;
  /** Lower-case hex of HMAC-SHA-256. */
  signature: string;
  body: string;
}

const noncePattern = /^[A-Za-z0-9_-]{16,64}$/;
const timestampPattern = /^\d{10}$/;
const signaturePattern = /^[0-9a-f]{64}$/;

/** True when the headers have their form and the timestamp lies in the window. */
export function isWellFormed(call: SignedCall, now: Date): boolean {
  if (!noncePattern.test(call.nonce) || !timestampPattern.test(call.timestamp)) return false;
  if (!signaturePattern.test(call.signature)) return false;
  return Math.abs(Number(call.timestamp) - now.getTime() / 1000) <= vendorClockWindowSeconds;
}

/** True when the call was signed with the secret; takes the same time whatever differs. */
export function isSignedWith(secret: Buffer, call: SignedCall): boolean {
  const bodyHash = createHash('sha256').update(call.body).digest('hex');
  const expected = createHmac('sha256', secret)
    .update(canonicalVendorText({ ...call, bodyHash }))
    .digest();
  return timingSafeEqual(expected, Buffer.from(call.signature, 'hex'));
}
