import { existsSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { chunkTimeoutMs, contractVersion } from '@portal/shared/contract/constants';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { type BuildOptions, baseConfig } from './base-config.ts';
import { framesConfig } from './frames-config.ts';
import { BomPlugin } from './plugins/bom-plugin.ts';
import { ContractPlugin } from './plugins/contract-plugin.ts';
import { EarlyScriptPlugin, earlyScriptName } from './plugins/early-script-plugin.ts';
import { FramesPlugin } from './plugins/frames-plugin.ts';
import { ReleasePlugin } from './plugins/release-plugin.ts';
import { providedShares } from './shared-keys.ts';
import { containerName, root } from './workspace.ts';

/** A JWK set of ES256 public keys: the registry's current and next key. */
export interface PublicKeys {
  keys: { kty: string; crv: string; x: string; y: string; kid: string }[];
}

export interface ShellOptions extends BuildOptions {
  publicKeys: PublicKeys;
}

const noSnapshot: RuleSetRule = {
  test: /[\\/]@module-federation[\\/]runtime-core[\\/]dist[\\/]core\.js$/,
  loader: path.join(root, 'tooling/build/webpack/loaders/no-snapshot-loader.cjs'),
};

/** The host: provides every shared module in its first script, and the runtime that remotes reuse. */
export function shellConfig(options: ShellOptions): Configuration {
  const { name, version, folder, commit, builtAt, sources, publicKeys } = options;
  const container = containerName(name, version);
  const base = baseConfig(options, container, true);
  // The shell of a fixture has none.
  const hasFrames = existsSync(path.join(folder, 'src/scripts-frame'));
  const early = ['trusted-types-boot.ts', 'theme-boot.ts'].map((file) => path.join(root, 'shell/src/boot', file));
  return {
    ...base,
    entry: { main: path.join(folder, 'src/main.tsx') },
    // A page of the shell has no fallback version, unlike a remote, so it gets the whole time.
    output: { ...base.output, chunkLoadTimeout: chunkTimeoutMs },
    module: { ...base.module, rules: [...(base.module?.rules ?? []), noSnapshot] },
    plugins: [
      ...(base.plugins ?? []),
      // In parentheses: as the body of an arrow function it would be a block.
      new webpack.DefinePlugin({ __PORTAL_KEYS__: `(${JSON.stringify(publicKeys)})` }),
      new ModuleFederationPlugin({
        name: container,
        shared: providedShares(),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
      new EarlyScriptPlugin(...early),
      ...(hasFrames ? [new FramesPlugin(framesConfig(options))] : []),
      new BomPlugin({ name, version }),
      new ContractPlugin({ contractVersion, isShell: true }),
      new ReleasePlugin({
        name,
        version,
        contractVersion,
        commit,
        builtAt,
        sources,
        entryChunk: 'main',
        page: {
          keyIds: publicKeys.keys.map((key) => key.kid).sort(),
          early: [earlyScriptName(...early)],
          trustedTypes: true,
        },
      }),
    ],
  };
}
