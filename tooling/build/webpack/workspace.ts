import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the repository. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** Packages that become releases; each is in the folder of its name. */
export const releaseNames = [
  'shell',
  'remote-games',
  'remote-member-centre',
  'remote-agent-centre',
  'remote-lottery',
] as const;

/** `remote-games`, `1.0.0` -> `remote_games_1_0_0`: container, webpack runtime, CSS layer and class prefix in one. */
export function containerName(name: string, version: string): string {
  return `${name}_${version}`.replace(/[^A-Za-z0-9_]/g, '_');
}

/** Version of a package folder, from its package.json. */
export function packageVersion(folder: string): string {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
  return manifest.version;
}
