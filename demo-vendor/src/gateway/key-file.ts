import { readFileSync, statSync } from 'node:fs';
import * as v from 'valibot';
import type { VendorKey } from './sign-call.ts';

const keysFile = v.object({ provider: v.string(), keyId: v.string(), secret: v.pipe(v.string(), v.minLength(32)) });

/** Reads the key if the file exists, and again when it changes: the operator may replace it at any time. */
export function createKeySource(file: string): () => VendorKey | undefined {
  let known: { changedAt: number; key: VendorKey } | undefined;
  return () => {
    const found = statSync(file, { throwIfNoEntry: false });
    if (!found) return known?.key;
    if (known?.changedAt !== found.mtimeMs) {
      known = { changedAt: found.mtimeMs, key: v.parse(keysFile, JSON.parse(readFileSync(file, 'utf8'))) };
    }
    return known.key;
  };
}
