import * as v from 'valibot';
import { publisherJwk } from './publisher-keys.ts';

export type PublicKey = v.InferOutput<typeof publisherJwk>;

/** `private`: it contains the private half, which must stay with the squad. */
export type ReadPublicKey = { key: PublicKey } | { problem: 'private' | 'unreadable' };

/**
 * Reads the public half of a squad's key: a JWK, a set of one, the output of `key new`, or PEM with or without line
 * breaks.
 */
export function readPublicKey(text: string): ReadPublicKey {
  if (/-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(text)) return { problem: 'private' };
  const document = jwkOfPem(text) ?? onlyOne(jsonIn(text));
  if (typeof document === 'object' && document !== null && 'd' in document) return { problem: 'private' };
  const read = v.safeParse(publisherJwk, document);
  return read.success ? { key: read.output } : { problem: 'unreadable' };
}

/** Lines above the document come from `key new`. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text.slice(Math.max(0, text.indexOf('{'))));
  } catch {
    return undefined;
  }
}

const keySet = v.object({ keys: v.strictTuple([v.unknown()]) });

function onlyOne(document: unknown): unknown {
  const set = v.safeParse(keySet, document);
  return set.success ? set.output.keys[0] : document;
}

/** DER prefix of every uncompressed P-256 public key: RFC 5480. */
const headOfP256 = '3059301306072a8648ce3d020106082a8648ce3d03010703420004';
const bytesOfNumber = 32;

function jwkOfPem(text: string): PublicKey | undefined {
  const body = /-----BEGIN PUBLIC KEY-----([A-Za-z0-9+/=\s]+)-----END PUBLIC KEY-----/.exec(text)?.[1];
  const bytes = body && bytesOf(body.replace(/\s/g, ''));
  const head = headOfP256.length / 2;
  if (!bytes || bytes.length !== head + 2 * bytesOfNumber) return undefined;
  if (hex(bytes.subarray(0, head)) !== headOfP256) return undefined;
  const [x, y] = [bytes.subarray(head, head + bytesOfNumber), bytes.subarray(head + bytesOfNumber)];
  return { kty: 'EC', crv: 'P-256', x: base64url(x), y: base64url(y) };
}

function bytesOf(base64: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
