import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const secretBytes = 32;

/** Returns the studio's secret (32 bytes); created at the first start in the folder, readable by its owner only. */
export function ownSecret(folder: string): Uint8Array {
  const file = path.join(folder, 'studio.key');
  const known = readSecret(file);
  if (known) return known;
  const secret = randomBytes(secretBytes);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.new`, secret.toString('base64'), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return secret;
}

/** Reads the secret, if any. @throws Error if the file holds something else: a new secret would rename all players */
function readSecret(file: string): Uint8Array | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  const secret = Buffer.from(text, 'base64');
  if (secret.length !== secretBytes) throw new Error(`${file} holds no secret of ${secretBytes} bytes`);
  return secret;
}
