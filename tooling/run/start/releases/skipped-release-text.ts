import path from 'node:path';
import { root } from '@portal/build/webpack/workspace';
import type { Publication } from './publish-built.ts';

/** Says in one line that a release was left as somebody else has put it, and how these sources go live. */
export function skippedReleaseText(
  dataDir: string,
  { release, status, isStored }: Publication['skipped'][number],
): string {
  const { name, version } = release;
  const command = isStored ? `promote ${name} ${version}` : `publish ${name} --version ${version} --live`;
  const dataDirOption = dataDir === path.join(root, '.data') ? '' : ` --data-dir ${dataDir}`;
  return `${status}. To put these sources live:  npm run release -- ${command}${dataDirOption}`;
}
