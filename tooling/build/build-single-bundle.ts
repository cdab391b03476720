import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseReleaseManifest } from '@portal/shared/contract/releases/release-manifest';
import type { BuiltRelease } from './build-release.ts';
import { readCommit } from './read-commit.ts';
import { runWebpack } from './run-webpack.ts';
import { singleBundleConfig } from './webpack/single-bundle-config.ts';

/** Builds the single bundle of the benchmark; its manifest has a `page`, so that the same index.html can be written. */
export async function buildSingleBundle(outDir: string): Promise<BuiltRelease> {
  await runWebpack(singleBundleConfig({ outDir, ...(await readCommit({})) }));
  const manifest: unknown = JSON.parse(await readFile(path.join(outDir, 'release.json'), 'utf8'));
  return { folder: outDir, manifest: parseReleaseManifest(manifest) };
}
