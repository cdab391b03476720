import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { callSkeleton, featureSkeleton, moduleSkeleton, type Skeleton } from './skeletons.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const help = `pnpm new feature <package> <name>   a component and its test, for example: pnpm new feature remote-games favourites
pnpm new call <area> <resource>     a call in the contract and its handler
pnpm new module <name>              a module of the platform`;

function skeletonOf([kind, first = '', second = '']: string[]): Skeleton | undefined {
  if (kind === 'feature') return featureSkeleton(first, second);
  if (kind === 'call') return callSkeleton(first, second);
  if (kind === 'module') return moduleSkeleton(first);
  return undefined;
}

/** Writes all files or, when one is there already, none. */
async function write(skeleton: Skeleton): Promise<void> {
  const existing = Object.keys(skeleton).filter((path) => existsSync(join(root, path)));
  if (existing.length > 0) throw new Error(`already there: ${existing.join(', ')}`);
  for (const [path, text] of Object.entries(skeleton)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
    console.log(`wrote ${path}`);
  }
}

const asked = process.argv.slice(2);
try {
  const skeleton = skeletonOf(asked);
  if (!skeleton) throw new Error(help);
  await write(skeleton);
  if (asked[0] === 'call')
    console.log(
      'Now add its file to shared/contract/src/all-calls.ts and its route to routes.ts of its module; then: pnpm contract record',
    );
  if (asked[0] === 'module') console.log('Now make it and register its routes in platform/src/modules.ts.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
