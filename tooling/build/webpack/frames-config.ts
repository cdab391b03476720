import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { type BuildOptions, baseConfig } from './base-config.ts';
import { PinsPlugin } from './plugins/pins-plugin.ts';

/**
 * The frames of a shell for scripts of others: one script and its styles each, without federation and without pins, since
 * their pages have neither composition nor chunks.
 */
export function framesConfig(options: BuildOptions): Configuration {
  const base = baseConfig(options, 'scripts_frame', true);
  const { filename: _, chunkFilename: __, ...output } = base.output ?? {};
  const entryOf = (name: string) => path.join(options.folder, 'src/scripts-frame', `${name}.ts`);
  return {
    ...base,
    entry: { 'sign-in': entryOf('sign-in'), analytics: entryOf('analytics') },
    output: { ...output, filename: base.output?.filename },
    optimization: { ...base.optimization, splitChunks: false },
    plugins: [
      ...(base.plugins ?? []).filter((plugin) => !(plugin instanceof PinsPlugin)),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  };
}
