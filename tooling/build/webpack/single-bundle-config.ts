import path from 'node:path';
import { contractVersion } from '@portal/shared/contract/constants';
import webpack, { type Configuration } from 'webpack';
import { type BuildOptions, baseConfig } from './base-config.ts';
import { EarlyScriptPlugin, earlyScriptName } from './plugins/early-script-plugin.ts';
import { ReleasePlugin } from './plugins/release-plugin.ts';
import { root } from './workspace.ts';

/**
 * Shell and remotes as one ordinary webpack build: what the federated portal is measured against. The same entry, the
 * same places, the same tuning; only the source of remotes is replaced by static imports.
 */
export function singleBundleConfig(
  options: Pick<BuildOptions, 'outDir' | 'commit' | 'builtAt' | 'mode'>,
): Configuration {
  const { commit, builtAt } = options;
  const facts = { name: 'single', version: '1.0.0', folder: path.join(root, 'shell') };
  const base = baseConfig({ ...options, ...facts }, 'single', true);
  const early = path.join(root, 'shell/src/boot/theme-boot.ts');
  const replace = (request: RegExp, file: string) =>
    new webpack.NormalModuleReplacementPlugin(request, path.join(root, 'tooling/build/webpack', file));
  return {
    ...base,
    entry: { main: path.join(root, 'shell/src/main.tsx') },
    plugins: [
      ...(base.plugins ?? []),
      replace(/\/page-remotes\.ts$/, 'static-remotes.ts'),
      replace(/\/provided\.ts$/, 'empty-module.ts'),
      new webpack.DefinePlugin({ __PORTAL_KEYS__: '({ keys: [] })' }),
      new EarlyScriptPlugin(early),
      new ReleasePlugin({
        ...facts,
        contractVersion,
        commit,
        builtAt,
        entryChunk: 'main',
        page: { keyIds: [], early: [earlyScriptName(early)] },
      }),
    ],
  };
}
