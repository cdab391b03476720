import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { exportJWK, generateKeyPair } from 'jose';
import * as v from 'valibot';
import type { Kernel } from '../../../kernel/kernel.ts';
import { writePrivateFile } from '../../../kernel/security/private-file.ts';
import { publicHalf, type RingKey, usableKeys } from './key-ring.rules.ts';

const ringSchema = v.pipe(
  v.array(
    v.object({
      kid: v.string(),
      createdAt: v.string(),
      retiredAt: v.optional(v.string()),
      privateJwk: v.looseObject({ kty: v.literal('EC'), crv: v.literal('P-256'), d: v.string() }),
    }),
  ),
  v.minLength(1),
);

/** A new P-256 pair: every browser's Web Crypto supports that curve, X25519 only the newest. */
export async function newRingKey(now: Date): Promise<RingKey> {
  const pair = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
  const privateJwk = await exportJWK(pair.privateKey);
  return { kid: crypto.randomUUID(), createdAt: now.toISOString(), privateJwk };
}

/**
 * The key ring: from the setting when it has a text (several processes share it), otherwise from `keys/payload.json` in
 * the data folder, created at the first start and readable only by its owner.
 */
async function loadKeyRing(dataDir: string, settingText: string | undefined, now: Date): Promise<RingKey[]> {
  if (settingText) return v.parse(ringSchema, JSON.parse(settingText));
  const file = path.join(dataDir, 'keys', 'payload.json');
  const stored = await readFile(file, 'utf8').catch(() => undefined);
  if (stored) return v.parse(ringSchema, JSON.parse(stored));
  const ring = [await newRingKey(now)];
  await writePrivateFile(file, JSON.stringify(ring));
  return ring;
}

interface KeyStore {
  ring(): Promise<RingKey[]>;
  /** For the JWKS, the current one first. */
  publicHalves(): Promise<ReturnType<typeof publicHalf>[]>;
}

/** The ring of this process, loaded once. */
export function createKeyStore({ settings, clock }: Kernel): KeyStore {
  let loading: Promise<RingKey[]> | undefined;
  const ring = () => {
    loading ??= loadKeyRing(settings.DATA_DIR, settings.PAYLOAD_KEYS, clock.now());
    return loading;
  };
  return { ring, publicHalves: async () => usableKeys(await ring(), clock.now()).map(publicHalf) };
}
