import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import * as v from 'valibot';

const part = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/));
const publicKey = v.object({ kty: v.literal('EC'), crv: v.literal('P-256'), x: part, y: part, kid: v.string() });
const privateKey = v.object({ ...publicKey.entries, d: part });
const storedKeys = v.object({ current: privateKey, next: v.union([privateKey, publicKey]) });

export type SigningKey = v.InferOutput<typeof privateKey>;
export type PublicSigningKey = v.InferOutput<typeof publicKey>;
/** The current and the next signing key; the shell is built with the public half of both. */
export type SigningKeys = v.InferOutput<typeof storedKeys>;

export const signingKeysFile = 'composition-keys.json';

/**
 * Loads the key pairs of the composition from the setting (JSON of `{ current, next }` as JWK), otherwise from
 * `folder`, where the first start creates them, readable only by this user.
 */
export async function loadSigningKeys(folder: string, setting?: string): Promise<SigningKeys> {
  const found = await readSigningKeys(folder, setting);
  if (found) return found;
  const keys: SigningKeys = { current: await newSigningKey(), next: await newSigningKey() };
  await writeSigningKeys(folder, keys);
  return keys;
}

/** Replaces the keys in the folder, readable only by this user. */
export async function writeSigningKeys(folder: string, keys: SigningKeys): Promise<void> {
  const file = path.join(folder, signingKeysFile);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(`${file}.new`, JSON.stringify(keys), { mode: 0o600 });
  await rename(`${file}.new`, file);
}

/**
 * Reads the keys without creating any; undefined when there are none. Throws when the content is not a pair of keys.
 */
export async function readSigningKeys(folder: string, setting?: string): Promise<SigningKeys | undefined> {
  if (setting) return parseKeys(setting, 'the setting COMPOSITION_KEYS');
  const file = path.join(folder, signingKeysFile);
  const stored = await readFile(file, 'utf8').catch(() => undefined);
  return stored === undefined ? undefined : parseKeys(stored, file);
}

/** Returns the JWK set that a shell is built with. */
export function publicKeySet(keys: SigningKeys): { keys: PublicSigningKey[] } {
  return { keys: [keys.current, keys.next].map(({ kty, crv, x, y, kid }) => ({ kty, crv, x, y, kid })) };
}

function parseKeys(text: string, source: string): SigningKeys {
  try {
    return v.parse(storedKeys, JSON.parse(text));
  } catch {
    throw new Error(
      `${source} does not hold the two ES256 keys of the composition (current with its private part, next)`,
    );
  }
}

export async function newSigningKey(): Promise<SigningKey> {
  const pair = await generateKeyPair('ES256', { extractable: true });
  const jwk: JWK = await exportJWK(pair.privateKey);
  return v.parse(privateKey, { ...jwk, kid: await calculateJwkThumbprint(jwk) });
}
