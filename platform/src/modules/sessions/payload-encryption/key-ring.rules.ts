import type { JWK } from 'jose';

/**
 * A key pair for encrypted bodies. `retiredAt` is set when a newer one replaced it; it still decrypts payloads for 24
 * hours.
 */
export interface RingKey {
  kid: string;
  createdAt: string;
  retiredAt?: string;
  privateJwk: JWK;
}

const retiredKeyHours = 24;

const isUsable = (key: RingKey, now: Date) =>
  !key.retiredAt || now.getTime() - Date.parse(key.retiredAt) < retiredKeyHours * 3_600_000;

/** Keys that still decrypt payloads, the current one first: clients encrypt with the first of the list. */
export function usableKeys(ring: readonly RingKey[], now: Date): RingKey[] {
  return ring
    .filter((key) => isUsable(key, now))
    .sort((left, right) => {
      const retired = Number(Boolean(left.retiredAt)) - Number(Boolean(right.retiredAt));
      return retired || Date.parse(right.createdAt) - Date.parse(left.createdAt);
    });
}

/** The public half for the JWKS, without the private one. */
export function publicHalf(key: RingKey): { kty: string; crv: string; x: string; y: string; kid: string } & JWK {
  const { kty = '', crv = '', x = '', y = '' } = key.privateJwk;
  return { kty, crv, x, y, kid: key.kid, use: 'enc', alg: 'ECDH-ES' };
}

/**
 * The ring after a rotation: the new key is current, the previous one starts its last 24 hours, older ones are dropped.
 */
export function rotated(ring: readonly RingKey[], fresh: RingKey, now: Date): RingKey[] {
  const retired = usableKeys(ring, now).map((key) => ({ ...key, retiredAt: key.retiredAt ?? now.toISOString() }));
  return [fresh, ...retired];
}
