import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { newId } from '../../../kernel/database/ids.ts';

const keyFile = v.object({ keyId: v.string(), secret: v.pipe(v.string(), v.minLength(32)) });
/** Shared by both sides; headers carry the key id. */
export type ProviderKey = v.InferOutput<typeof keyFile>;

/**
 * Reads the key that a local provider shares with the platform, DATA_DIR/<name>-provider/keys.json, readable only by
 * its owner; makes it on first use. Of several processes that make it at once one wins.
 */
export function createProviderKey(dataDir: string, name: string): () => ProviderKey {
  let known: ProviderKey | undefined;
  const file = path.join(dataDir, `${name}-provider`, 'keys.json');
  return () => {
    known ??= read(file) ?? make(file);
    return known;
  };
}

function read(file: string): ProviderKey | undefined {
  try {
    return v.parse(keyFile, JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function make(file: string): ProviderKey {
  mkdirSync(path.dirname(file), { recursive: true });
  const made = { keyId: `pk_${randomBytes(8).toString('hex')}`, secret: randomBytes(32).toString('base64url') };
  const draft = `${file}.${newId()}`;
  writeFileSync(draft, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
  try {
    // A hard link appears complete or not at all, and never replaces another file.
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return read(file) ?? made;
}
