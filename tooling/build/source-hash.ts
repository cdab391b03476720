import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PublicKeys } from './webpack/shell-config.ts';
import { root } from './webpack/workspace.ts';

/** What every release is made of besides its own folder. */
const common = [
  'shared',
  'tooling/build',
  'platform/src/modules/releases/compatibility/surfaces/call-surface.ts',
  'platform/src/modules/releases/compatibility/surfaces/schema-parts.rules.ts',
  'pnpm-lock.yaml',
];
const leftOut = /(^|\/)(node_modules|dist|gallery|fixtures|testing|\.cache)(\/|$)|\.test\.tsx?$/;

/** Hash of all that decides the bytes of a release; the same sources give the same text on every machine. */
export function sourceHash(name: string, ...more: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of [name, ...common].flatMap((source) => filesUnder(source)).sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  for (const text of more) hash.update(`${text}\0`);
  return hash.digest('hex').slice(0, 20);
}

/** What a release would be made of: its sources, and for the shell the keys it verifies the composition with. */
export function releaseSources(name: string, keys: PublicKeys | undefined): string {
  return name === 'shell' ? sourceHash(name, JSON.stringify(keys)) : sourceHash(name);
}

function filesUnder(source: string): string[] {
  // A squad may build in a checkout that has only a part of this.
  if (/\.(ts|yaml)$/.test(source)) return existsSync(path.join(root, source)) ? [source] : [];
  return readdirSync(path.join(root, source), { withFileTypes: true }).flatMap((entry) => {
    const file = `${source}/${entry.name}`;
    if (leftOut.test(file)) return [];
    return entry.isDirectory() ? filesUnder(file) : [file];
  });
}
