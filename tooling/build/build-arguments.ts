import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadSigningKeys, publicKeySet } from '@portal/platform/modules/releases/composition/signing-keys';
import type { PublicKeys } from './webpack/shell-config.ts';
import { releaseNames, root } from './webpack/workspace.ts';

export interface BuildArguments {
  names: string[];
  /** Folder that gets `<name>/<version>/`; default: `dist/<version>/` of each package. */
  out?: string;
  keysFile?: string;
}

/** `[--only remote-games[,shell]] [--out dir] [--keys publicKeysFile]` */
export function readBuildArguments(argv: readonly string[]): BuildArguments {
  const options = {
    only: { type: 'string', multiple: true },
    out: { type: 'string' },
    keys: { type: 'string' },
  } as const;
  const { values } = parseArgs({ args: [...argv], options });
  const names = values.only?.flatMap((value) => value.split(',')) ?? [...releaseNames];
  const unknown = names.filter((name) => !releaseNames.some((known) => known === name));
  if (unknown.length > 0) throw new Error(`no such package: ${unknown.join(', ')} (${releaseNames.join(', ')})`);
  return { names, out: values.out && path.resolve(values.out), keysFile: values.keys && path.resolve(values.keys) };
}

/** Keys of the file, or of the registry of this machine, which makes them when it has none. */
export async function readPublicKeys(keysFile: string | undefined): Promise<PublicKeys> {
  if (keysFile) return JSON.parse(await readFile(keysFile, 'utf8')) as PublicKeys;
  const data = path.resolve(root, process.env.DATA_DIR ?? '.data');
  return publicKeySet(await loadSigningKeys(path.join(data, 'keys'), process.env.COMPOSITION_KEYS));
}
