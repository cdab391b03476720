import { type CryptoKey, compactDecrypt, decodeProtectedHeader, importJWK } from 'jose';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { readJson } from '../../../kernel/http/bodies.ts';
import type { Clock } from '../../../kernel/time/clock.ts';
import { payloadIds } from '../tables.ts';
import { type RingKey, usableKeys } from './key-ring.rules.ts';
import { assertFresh, jtiMemorySeconds, readPayloadHeader } from './payload.rules.ts';

interface Deps {
  database: Database;
  clock: Clock;
  ring: readonly RingKey[];
}

/**
 * Decrypts the payload of an encrypted call (docs/architecture.md 4) and returns its content. Refuses `unknown_key`,
 * `payload_stale` with our time, and `payload_invalid` for one that is forged, broken or already used.
 */
export async function openPayload({ database, clock, ring }: Deps, payload: string): Promise<unknown> {
  const header = readPayloadHeader(protectedHeaderOf(payload));
  const key = usableKeys(ring, clock.now()).find(({ kid }) => kid === header.kid);
  if (!key) throw new Refusal('unknown_key');
  const plaintext = await decrypt(payload, key);
  // Only now is it certain that iat and jti come from the sender who encrypted the payload.
  assertFresh(header.iat, clock.now());
  await useOnce({ database, clock }, header.jti);
  return readJson(textOf(plaintext));
}

function protectedHeaderOf(payload: string): Record<string, unknown> {
  try {
    return { ...decodeProtectedHeader(payload) };
  } catch {
    throw new Refusal('payload_invalid');
  }
}

async function decrypt(payload: string, key: RingKey): Promise<Uint8Array> {
  const privateKey = await importedKey(key);
  const opened = await compactDecrypt(payload, privateKey, {
    keyManagementAlgorithms: ['ECDH-ES'],
    contentEncryptionAlgorithms: ['A256GCM'],
  }).catch(() => undefined);
  if (!opened) throw new Refusal('payload_invalid');
  return opened.plaintext;
}

const imported = new WeakMap<RingKey, Promise<CryptoKey | Uint8Array>>();

function importedKey(key: RingKey): Promise<CryptoKey | Uint8Array> {
  const known = imported.get(key) ?? importJWK(key.privateJwk, 'ECDH-ES');
  imported.set(key, known);
  return known;
}

async function useOnce({ database, clock }: Omit<Deps, 'ring'>, jti: string): Promise<void> {
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + jtiMemorySeconds * 1000);
  const added = await database.db.insert(payloadIds).values({ jti, expiresAt }).onConflictDoNothing().returning();
  if (added.length === 0) throw new Refusal('payload_invalid');
}

function textOf(plaintext: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(plaintext);
  } catch {
    throw new Refusal('malformed_body');
  }
}
