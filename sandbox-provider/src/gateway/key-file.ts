import { readFileSync, statSync } from 'node:fs';
import * as v from 'valibot';

const keyFile = v.object({ keyId: v.string(), secret: v.pipe(v.string(), v.minLength(32)) });
export type ProviderKey = v.InferOutput<typeof keyFile>;

/** Reads the key once it exists, and again when the file has changed. */
export function createKeySource(file: string): () => ProviderKey | undefined {
  let known: { changedAt: number; key: ProviderKey } | undefined;
  return () => {
    const found = statSync(file, { throwIfNoEntry: false });
    if (found && known?.changedAt !== found.mtimeMs)
      known = { changedAt: found.mtimeMs, key: v.parse(keyFile, JSON.parse(readFileSync(file, 'utf8'))) };
    return known?.key;
  };
}
