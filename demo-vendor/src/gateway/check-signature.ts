import { timingSafeEqual } from 'node:crypto';
import { vendorClockWindowSeconds, vendorHeaders } from '@portal/shared/contract/vendor-api/signing';
import type { FastifyRequest } from 'fastify';
import { signedHeaders, type VendorKey } from './sign-call.ts';

/** Returns whether a request is signed with the studio's key as in docs/vendor-api.md; `body` is the raw body. */
export function isSigned(request: FastifyRequest, key: VendorKey | undefined, body = ''): boolean {
  const header = headerOf(request);
  const timestamp = header(vendorHeaders.timestamp);
  const isNow = Math.abs(Number(timestamp) - Date.now() / 1000) <= vendorClockWindowSeconds;
  if (!key || !isNow || header(vendorHeaders.key) !== key.keyId) return false;
  const nonce = header(vendorHeaders.nonce);
  const signed = signedHeaders(key, { method: request.method, pathWithQuery: request.url, body, timestamp, nonce });
  const expected = Buffer.from(signed[vendorHeaders.signature] ?? '');
  const given = Buffer.from(header(vendorHeaders.signature));
  return expected.length === given.length && timingSafeEqual(expected, given);
}

const headerOf = (request: FastifyRequest) => (name: string) => String(request.headers[name] ?? '');

const nonceText = /^[A-Za-z0-9_-]{16,64}$/;

/**
 * Creates a check for replayed requests. Nonces are stored while their signature is valid; a request signed before this
 * process started is refused, because the previous process may have served it.
 */
export function createNonces(): (request: FastifyRequest) => boolean {
  const begunSeconds = Math.floor(Date.now() / 1000);
  const seen = new Map<string, number>();
  return (request) => {
    const header = headerOf(request);
    const [nonce, seconds] = [header(vendorHeaders.nonce), Number(header(vendorHeaders.timestamp))];
    const goneSeconds = Date.now() / 1000 - vendorClockWindowSeconds;
    for (const [each, at] of seen) if (at < goneSeconds) seen.delete(each);
    if (!nonceText.test(nonce) || seen.has(nonce) || seconds < begunSeconds) return false;
    seen.set(nonce, seconds);
    return true;
  };
}
