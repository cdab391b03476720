import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseReleaseManifest, type ReleaseManifest } from '@portal/shared/contract/releases/release-manifest';
import { readCommit } from './read-commit.ts';
import { runWebpack } from './run-webpack.ts';
import { releaseSources } from './source-hash.ts';
import type { BuildOptions } from './webpack/base-config.ts';
import { remoteConfig } from './webpack/remote-config.ts';
import { type PublicKeys, shellConfig } from './webpack/shell-config.ts';
import { packageVersion, root } from './webpack/workspace.ts';

interface ReleaseRequest {
  /** Package folder name: `shell` or `remote-games`. */
  name: string;
  /** Public keys of the registry; only the shell needs them. */
  publicKeys?: PublicKeys;
  /** Default `<package>/dist/<version>`. */
  outDir?: string;
  /** Default: the commit and commit time of the working tree. */
  commit?: string;
  builtAt?: string;
  /** Default: the package of that name at the root of the repository, at its own version. */
  folder?: string;
  version?: string;
  mode?: BuildOptions['mode'];
  modules?: BuildOptions['modules'];
}

export interface BuiltRelease {
  folder: string;
  manifest: ReleaseManifest;
}

/** Builds one release folder. Call it from the root, as the federation plugin stores files by working directory. */
export async function buildRelease(request: ReleaseRequest): Promise<BuiltRelease> {
  const { name, publicKeys, mode, modules } = request;
  const folder = request.folder ?? path.join(root, name);
  const version = request.version ?? packageVersion(folder);
  const outDir = request.outDir ?? path.join(folder, 'dist', version);
  const { commit, builtAt } = await readCommit(request);
  // For a package elsewhere (fixtures) other sources are unknown.
  const sources = request.folder === undefined ? releaseSources(name, publicKeys) : undefined;
  const options = { name, version, folder, outDir, commit, builtAt, sources, mode, modules };
  if (name === 'shell' && !publicKeys) throw new Error('the shell needs the public keys of the registry');
  await runWebpack(publicKeys && name === 'shell' ? shellConfig({ ...options, publicKeys }) : remoteConfig(options));
  const manifest: unknown = JSON.parse(await readFile(path.join(outDir, 'release.json'), 'utf8'));
  return { folder: outDir, manifest: parseReleaseManifest(manifest) };
}
