import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { baseConfig } from './base-config.ts';
import { ConsolePagePlugin } from './plugins/console-page-plugin.ts';
import { EarlyScriptPlugin, earlyScriptName } from './plugins/early-script-plugin.ts';
import { PinsPlugin } from './plugins/pins-plugin.ts';
import { packageVersion, root } from './workspace.ts';

/**
 * The operator console: one script and one style sheet, which its page names with their digests. It is no release: no
 * federation, no pins of a composition, nothing that it shares with the pages of players.
 */
export function consoleConfig(outDir: string): Configuration {
  const name = 'operator-console';
  const folder = path.join(root, name);
  const build = { name, version: packageVersion(folder), folder, outDir, commit: '', builtAt: '' };
  const base = baseConfig(build, 'operator_console', true);
  const early = path.join(folder, 'src/boot/theme-boot.ts');
  return {
    ...base,
    entry: { main: path.join(folder, 'src/main.tsx') },
    output: { ...base.output, publicPath: '/' },
    plugins: [
      ...(base.plugins ?? []).filter((plugin) => !(plugin instanceof PinsPlugin)),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new EarlyScriptPlugin(early),
      new ConsolePagePlugin({ title: 'Operator console', early: earlyScriptName(early), entryChunk: 'main' }),
    ],
  };
}
