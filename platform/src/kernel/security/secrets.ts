import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '../config/settings.ts';
import type { SealedPlace } from './sealed-column.ts';
import { parseSecretsRing, type SealingKey, type SecretsRing, unnamedKey } from './secrets-ring.rules.ts';

/** Encrypts what must not be readable in the database: keys of vendors, secrets of authenticators, personal data. */
export interface Secrets {
  /**
   * Encrypts with the newest key to `v2.<key>.<iv | ciphertext | tag>` of AES-256-GCM, the last part as base64url. The
   * value opens only at the place it was sealed for.
   */
  seal(text: string, place: SealedPlace): string;
  /**
   * Decrypts. @throws if the text was sealed with an unknown key or for another place, or was changed
   */
  open(sealed: string, place: SealedPlace): string;
  /** What a value begins with if it was sealed with the newest key, for its place. */
  readonly newestPrefix: string;
  /**
   * Returns an HMAC-SHA-256 as base64url under a separate key per use: for finding sealed values again (blind index)
   * and for short secrets that could be guessed from a plain hash.
   */
  mac(use: string, text: string): string;
}

const ivBytes = 12;
const tagBytes = 16;
const version = 'v2';

export function createSecrets(settings: Pick<Settings, 'SECRETS_KEY' | 'DATA_DIR'>): Secrets {
  let known: SecretsRing | undefined;
  const ring = () => {
    known ??= parseSecretsRing(settings.SECRETS_KEY ?? ownKeys(settings.DATA_DIR));
    return known;
  };
  const macKeys = new Map<string, Buffer>();
  const macKey = (use: string) => {
    const found = macKeys.get(use) ?? Buffer.from(hkdfSync('sha256', ring().index, '', `mac ${use}`, 32));
    macKeys.set(use, found);
    return found;
  };
  const prefixOf = ({ id }: SealingKey) => `${version}.${id}.`;
  return {
    mac: (use, text) => createHmac('sha256', macKey(use)).update(text, 'utf8').digest('base64url'),
    get newestPrefix() {
      return prefixOf(ring().sealing[0]);
    },
    seal(text, place) {
      const [newest] = ring().sealing;
      return `${prefixOf(newest)}${encrypted(newest.bytes, text, place.context)}`;
    },
    open(sealed, place) {
      const parts = sealed.split('.');
      // Values of the time before keys had names are bound to no place; resealing ends them (decisions/113).
      const [id, payload, context] =
        parts.length === 1 ? [unnamedKey, sealed, ''] : [parts[1], parts[2] ?? '', place.context];
      const key = ring().sealing.find((one) => one.id === id);
      if (!key) throw new Error(`A value was sealed with the key ${id}, which is not in SECRETS_KEY`);
      return decrypted(key.bytes, payload, context);
    },
  };
}

function encrypted(key: Buffer, text: string, context: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  cipher.setAAD(Buffer.from(context, 'utf8'));
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

function decrypted(key: Buffer, payload: string, context: string): string {
  const bytes = Buffer.from(payload, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(context, 'utf8'));
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]);
  return text.toString('utf8');
}

/** The file of a data folder's own keys, in the form of SECRETS_KEY. */
export const ownKeysFile = (dataDir: string): string => path.join(dataDir, 'keys', 'secrets.key');

/** Outside production a key is generated at the first start and stored beside the other keys. */
function ownKeys(dataDir: string): string {
  const file = ownKeysFile(dataDir);
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, `first:${randomBytes(32).toString('base64')}`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
