import path from 'node:path';
import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule, RuleSetUseItem } from 'webpack';
import { root } from '../workspace.ts';

const here = path.dirname(fileURLToPath(import.meta.url));

interface StyleOptions {
  /** Layer and class prefix: the container name, which carries name and version. */
  scope: string;
  /** The shell alone may bring plain style sheets; they go to the layer `base`, below all others. */
  plainAllowed: boolean;
  development: boolean;
}

/** Rules for `*.module.css` and plain `*.css`; `pure` refuses a selector without a local class in a remote. */
export function styleRules({ scope, plainAllowed, development }: StyleOptions): RuleSetRule[] {
  const order = plainAllowed ? ['base', scope] : [scope];
  const modules = {
    mode: plainAllowed ? 'local' : 'pure',
    namedExport: false,
    exportLocalsConvention: 'as-is',
    localIdentContext: root,
    localIdentHashSalt: scope,
    localIdentName: development ? `${scope}_[name]_[local]` : `${scope}_[hash:base64:6]`,
  };
  const plain: RuleSetUseItem[] = plainAllowed
    ? extracted(false, { layer: 'base', order })
    : [{ loader: path.join(here, 'refuse-global-css-loader.cjs') }];
  return [
    { test: /\.module\.css$/, use: extracted(modules, { layer: scope, order }) },
    { test: /(?<!\.module)\.css$/, use: plain },
  ];
}

function extracted(modules: object | false, layer: object): RuleSetUseItem[] {
  return [
    { loader: MiniCssExtractPlugin.loader, options: {} },
    { loader: 'css-loader', options: { modules, sourceMap: false } },
    { loader: path.join(here, 'layer-loader.cjs'), options: layer },
  ];
}
