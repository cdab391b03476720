import { Refusal } from '../../../kernel/calls/refusal.ts';

/** A payload is stale when the client's `iat` and our clock differ by more than this many seconds. */
const payloadWindowSeconds = 300;
/** How long a `jti` is stored; longer than the window on both sides together. */
export const jtiMemorySeconds = 600;

/** Only plain characters: it is stored in the database, which does not accept NUL. */
const jtiForm = /^[\w-]{8,64}$/;

interface PayloadHeader {
  kid: string;
  iat: number;
  jti: string;
}

/** The fields of a protected header that we need; any other header is `payload_invalid`. */
export function readPayloadHeader(header: Readonly<Record<string, unknown>>): PayloadHeader {
  const { alg, enc, kid, iat, jti, zip, crit } = header;
  if (alg !== 'ECDH-ES' || enc !== 'A256GCM') throw new Refusal('payload_invalid');
  // With compression the length of the payload would reveal something about its content.
  if (zip !== undefined || crit !== undefined) throw new Refusal('payload_invalid');
  if (typeof kid !== 'string' || !Number.isSafeInteger(iat) || typeof iat !== 'number') {
    throw new Refusal('payload_invalid');
  }
  if (typeof jti !== 'string' || !jtiForm.test(jti)) throw new Refusal('payload_invalid');
  return { kid, iat, jti };
}

/**
 * Refuses a payload made too long ago or too far ahead; the answer contains our time so that the client can correct its
 * own.
 */
export function assertFresh(iatSeconds: number, now: Date): void {
  const driftSeconds = Math.abs(now.getTime() / 1000 - iatSeconds);
  if (driftSeconds > payloadWindowSeconds) {
    throw new Refusal('payload_stale', { value: { serverTime: now.toISOString() } });
  }
}
