import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { contractVersion } from '@portal/shared/contract/constants';
import type { Configuration } from 'webpack';
import { type BuildOptions, baseConfig } from './base-config.ts';
import { BomPlugin } from './plugins/bom-plugin.ts';
import { ContractPlugin } from './plugins/contract-plugin.ts';
import { PrivateCopiesPlugin } from './plugins/private-copies-plugin.ts';
import { ReleasePlugin } from './plugins/release-plugin.ts';
import { consumedShares } from './shared-keys.ts';
import { containerName, root } from './workspace.ts';

/** A remote: exposes `./remote` from `src/remote.tsx` under a container name that carries its version. */
export function remoteConfig(options: BuildOptions): Configuration {
  const { name, version, folder, commit, builtAt, sources, mode } = options;
  const container = containerName(name, version);
  const base = baseConfig(options, container, false);
  return {
    ...base,
    entry: {},
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: container,
        filename: mode === 'development' ? 'remote.js' : 'remote.[contenthash:12].js',
        exposes: { './remote': entryModule(folder) },
        shared: consumedShares(),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: {
          externalRuntime: true,
          // A remote takes shared modules and never loads another remote.
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
      new PrivateCopiesPlugin(),
      new BomPlugin({ name, version }),
      new ContractPlugin({ contractVersion, isShell: false }),
      new ReleasePlugin({ name, version, contractVersion, commit, builtAt, sources, entryChunk: container }),
    ],
  };
}

/** Relative to the root: the text becomes part of a module id, which must not depend on the checkout's location. */
function entryModule(folder: string): string {
  return `./${path.relative(root, path.join(folder, 'src/remote.tsx')).replaceAll(path.sep, '/')}`;
}
