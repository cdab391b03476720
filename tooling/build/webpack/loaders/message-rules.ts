import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RuleSetRule } from 'webpack';
import { root } from '../workspace.ts';

const here = path.dirname(fileURLToPath(import.meta.url));

/** Folder of the ICU parser that react-intl itself uses, so that both agree on the form of a parsed message. */
const reactIntl = createRequire(path.join(root, 'shared/package.json')).resolve('react-intl');
const parser = path.dirname(createRequire(reactIntl).resolve('@formatjs/icu-messageformat-parser'));

/** Texts are parsed at build time and the parser is left out of the page (7 KB gz). */
export const messageRules: RuleSetRule[] = [
  {
    test: /[\\/](?:i18n[\\/]locales|operator-console[\\/]src[\\/]texts)[\\/].*\.json$/,
    type: 'json',
    loader: path.join(here, 'message-loader.cjs'),
    options: { parser: path.join(parser, 'index.js') },
  },
];

export const messageAliases = { '@formatjs/icu-messageformat-parser$': path.join(parser, 'no-parser.js') };
