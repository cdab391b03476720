import { Refusal } from '../../kernel/refusal.ts';

/** Beyond this many seconds either way between the client's `iat` and our clock a payload is stale. */
export const payloadWindowSeconds = 300;
/** How long a `jti` is remembered; longer than the window on both sides together. */
export const jtiMemorySeconds = 600;

/** Plain characters alone: it is kept in the database, which takes no NUL. */
const jtiForm = /^[\w-]{8,64}$/;

export interface PayloadHeader {
  kid: string;
  iat: number;
  jti: string;
}

/** The fields of a protected header that we need; anything else about it is `payload_invalid`. */
export function readPayloadHeader(header: Readonly<Record<string, unknown>>): PayloadHeader {
  const { alg, enc, kid, iat, jti, zip, crit } = header;
  if (alg !== 'ECDH-ES' || enc !== 'A256GCM') throw new Refusal('payload_invalid');
  // Compression would let the length of the payload speak about its content.
  if (zip !== undefined || crit !== undefined) throw new Refusal('payload_invalid');
  if (typeof kid !== 'string' || !Number.isSafeInteger(iat) || typeof iat !== 'number') {
    throw new Refusal('payload_invalid');
  }
  if (typeof jti !== 'string' || !jtiForm.test(jti)) throw new Refusal('payload_invalid');
  return { kid, iat, jti };
}

/** Refuses a payload made too long ago or too far ahead; the answer carries our time so that the client can correct its own. */
export function assertFresh(iatSeconds: number, now: Date): void {
  const driftSeconds = Math.abs(now.getTime() / 1000 - iatSeconds);
  if (driftSeconds > payloadWindowSeconds) {
    throw new Refusal('payload_stale', { value: { serverTime: now.toISOString() } });
  }
}
