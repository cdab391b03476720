import { createRequire } from 'node:module';
import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { messageAliases, messageRules } from './loaders/message-rules.ts';
import { styleRules } from './loaders/style-rules.ts';
import { PinsPlugin } from './plugins/pins-plugin.ts';
import { StableEntryPlugin } from './plugins/stable-entry-plugin.ts';
import { root } from './workspace.ts';

const require = createRequire(import.meta.url);
const federation = createRequire(require.resolve('@module-federation/enhanced/webpack'));

export interface BuildOptions {
  /** Package name without scope, `remote-games`. */
  name: string;
  version: string;
  /** Absolute folder of the package. */
  folder: string;
  /** Absolute folder the release is written to. */
  outDir: string;
  commit: string;
  /** ISO 8601, the time of the commit. */
  builtAt: string;
  /** Hash of everything that determines the bytes, if known. */
  sources?: string;
  mode?: 'production' | 'development';
  /** Folders to look for packages in besides the importer's own (fixtures have none installed). */
  modules?: string[];
}

/**
 * After which a chunk that has not arrived counts as failed. The shell waits 20 s for all scripts of a version
 * (docs/architecture.md 2): a chunk that hangs has failed by then, so that a retry asks for it again.
 */
const chunkTimeoutMs = 19_000;

/** Configuration shared by the shell and all remotes. */
export function baseConfig(options: BuildOptions, scope: string, plainCss: boolean): Configuration {
  const development = options.mode === 'development';
  const hashed = development ? '[name]' : '[name].[contenthash:12]';
  return {
    name: options.name,
    mode: development ? 'development' : 'production',
    target: ['web', 'es2022'],
    context: root,
    devtool: development ? 'eval-cheap-module-source-map' : false,
    output: {
      path: options.outDir,
      clean: true,
      publicPath: 'auto',
      uniqueName: scope,
      filename: `${hashed}.js`,
      chunkFilename: `${hashed}.js`,
      assetModuleFilename: 'assets/[name].[contenthash:12][ext]',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: chunkTimeoutMs,
      hashFunction: 'xxhash64',
      // A module that threw while it was evaluated is evaluated again at a retry: it must not come back half made, and
      // what it missed, a shared module that had not come, may be there now.
      strictModuleExceptionHandling: true,
    },
    resolve: {
      modules: ['node_modules', ...(options.modules ?? [])],
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
      // The plugin that hands the runtime to remotes would pull in a second, CommonJS copy of it (+32 KB gz).
      alias: {
        '@module-federation/runtime-tools/runtime-core$': runtimeCoreModule(),
        ...messageAliases,
        ...(development ? {} : routerAlias()),
      },
    },
    resolveLoader: { modules: [path.join(root, 'tooling/build/node_modules')] },
    module: {
      rules: [
        ...scriptRules(development),
        ...assetRules(),
        ...messageRules,
        ...styleRules({ scope, plainAllowed: plainCss, development }),
      ],
    },
    optimization: {
      // Half the time of webpack's own choice (terser), and no byte more. One process: two builds run at once.
      minimizer: [
        new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, parallel: false }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify, parallel: false }),
      ],
      moduleIds: development ? 'named' : 'deterministic',
      chunkIds: development ? 'named' : 'deterministic',
      // Libraries stay with the one part that uses them: a file of their own would be one more request beside it.
      splitChunks: { chunks: 'async', cacheGroups: { defaultVendors: false } },
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: `${hashed}.css`, chunkFilename: `${hashed}.css`, ignoreOrder: true }),
      new PinsPlugin(),
      new StableEntryPlugin(),
      new webpack.DefinePlugin({
        __PORTAL_RELEASE__: JSON.stringify({ name: options.name, version: options.version }),
      }),
    ],
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

function runtimeCoreModule(): string {
  const tools = path.dirname(federation.resolve('@module-federation/runtime-tools'));
  return path.join(tools, 'runtime-core.js');
}

/** The router has a build without its warnings, but no export condition that leads to it. */
function routerAlias(): Record<string, string> {
  const routerDom = createRequire(path.join(root, 'shared/package.json')).resolve('react-router-dom');
  const entry = createRequire(routerDom).resolve('react-router');
  return { 'react-router$': path.resolve(path.dirname(entry), '../production/index.mjs') };
}

function scriptRules(development: boolean): RuleSetRule[] {
  const swc = (syntax: object): RuleSetRule['use'] => ({
    loader: 'swc-loader',
    options: {
      swcrc: false,
      configFile: false,
      jsc: { target: 'es2022', parser: syntax, transform: { react: { runtime: 'automatic', development } } },
    },
  });
  return [
    { test: /\.tsx$/, exclude: /node_modules/, use: swc({ syntax: 'typescript', tsx: true }) },
    { test: /\.ts$/, exclude: /node_modules/, use: swc({ syntax: 'typescript' }) },
    { test: /\.m?js$/, resolve: { fullySpecified: false } },
    {
      test: /[\\/]react-router[\\/]dist[\\/]production[\\/].*\.mjs$/,
      loader: path.join(root, 'tooling/build/webpack/loaders/lean-router-loader.cjs'),
    },
    {
      test: /\.ts$/,
      include: path.join(root, 'shared/contract/src'),
      enforce: 'pre',
      use: path.join(root, 'tooling/build/webpack/loaders/pure-contract-loader.cjs'),
    },
  ];
}

function assetRules(): RuleSetRule[] {
  return [
    { test: /\.(woff2?|ttf|otf)$/, type: 'asset/resource' },
    { test: /\.(png|jpe?g|webp|avif|gif|svg|mp3|ogg|mp4)$/, type: 'asset/resource' },
  ];
}
