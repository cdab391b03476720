import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '../config/settings.ts';

/** Encrypts what must not be readable in the database: keys of vendors, secrets of authenticators, personal data. */
export interface Secrets {
  /** Encrypts to `iv | ciphertext | tag` of AES-256-GCM as base64url. */
  seal(text: string): string;
  /** Decrypts. @throws if the text was sealed with another key or was changed */
  open(sealed: string): string;
  /**
   * Returns an HMAC-SHA-256 as base64url under a separate key per use: for finding sealed values again (blind index)
   * and for short secrets that could be guessed from a plain hash.
   */
  mac(use: string, text: string): string;
}

const ivBytes = 12;
const tagBytes = 16;

export function createSecrets(settings: Pick<Settings, 'SECRETS_KEY' | 'DATA_DIR'>): Secrets {
  let known: Buffer | undefined;
  const key = () => {
    known ??= settings.SECRETS_KEY ? Buffer.from(settings.SECRETS_KEY, 'base64') : ownKey(settings.DATA_DIR);
    return known;
  };
  const macKeys = new Map<string, Buffer>();
  const macKey = (use: string) => {
    const found = macKeys.get(use) ?? Buffer.from(hkdfSync('sha256', key(), '', `mac ${use}`, 32));
    macKeys.set(use, found);
    return found;
  };
  return {
    mac: (use, text) => createHmac('sha256', macKey(use)).update(text, 'utf8').digest('base64url'),
    seal(text) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key(), iv);
      return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
        'base64url',
      );
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key(), bytes.subarray(0, ivBytes));
      decipher.setAuthTag(bytes.subarray(-tagBytes));
      const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]);
      return text.toString('utf8');
    },
  };
}

/** Outside production a key is generated at the first start and stored beside the other keys. */
function ownKey(dataDir: string): Buffer {
  const folder = path.join(dataDir, 'keys');
  const file = path.join(folder, 'secrets.key');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return Buffer.from(readFileSync(file, 'utf8'), 'base64');
}
