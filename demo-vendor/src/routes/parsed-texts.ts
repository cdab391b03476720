import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';

/** The parser that intl-messageformat itself uses, so that both agree on the form of a parsed message. */
const format = createRequire(import.meta.url).resolve('intl-messageformat');
const parserFolder = path.dirname(createRequire(format).resolve('@formatjs/icu-messageformat-parser'));

const pageFolder = fileURLToPath(new URL('../page', import.meta.url));
const fetchedTexts = path.join(pageFolder, 'texts/fetched-texts.ts');

/** Texts in a language: `en.ts`, `rules-cn.ts`. */
const textFiles = /[\\/]texts[\\/](?:.*[\\/-])?(en|cn|my|vn|th)\.ts$/;
/** What a message of ICU may not leave to be copied. */
const hasSyntax = /[{']/;

/** Texts of languages other than English: by language ("vn"), then by file and export. */
export type TextsElsewhere = Record<string, Record<string, unknown>>;

/**
 * Parses the ICU messages of a page as it is built, and leaves the parser out of the page (7 KB gz). The page holds
 * English; the other languages are added to `elsewhere`, for the page to fetch the one it needs.
 */
export const parsedTexts = (elsewhere: TextsElsewhere): Plugin => ({
  name: 'parsed-texts',
  setup(build) {
    build.onResolve({ filter: /^@formatjs\/icu-messageformat-parser$/ }, () => ({
      path: path.join(parserFolder, 'no-parser.js'),
    }));
    build.onLoad({ filter: textFiles }, async ({ path: file }) => {
      const { parse } = await import(pathToFileURL(path.join(parserFolder, 'index.js')).href);
      const parsed = (value: unknown): unknown => {
        if (typeof value === 'string')
          return hasSyntax.test(value) ? parse(value, { captureLocation: false, ignoreTag: true }) : value;
        return Object.fromEntries(Object.entries(value ?? {}).map(([key, text]) => [key, parsed(text)]));
      };
      const [, language = 'en'] = textFiles.exec(file) ?? [];
      const texts = Object.entries(await import(pathToFileURL(file).href));
      if (language === 'en')
        return {
          contents: texts.map(([name, text]) => `export const ${name} = ${JSON.stringify(parsed(text))};`).join('\n'),
        };
      const places = texts.map(([name, text]) => {
        const place = `${path.relative(pageFolder, file)} ${name}`;
        elsewhere[language] = { ...elsewhere[language], [place]: parsed(text) };
        return `export const ${name} = fetchedTexts(${JSON.stringify(place)});`;
      });
      return {
        contents: [`import { fetchedTexts } from ${JSON.stringify(fetchedTexts)};`, ...places].join('\n'),
        resolveDir: path.dirname(file),
      };
    });
  },
});
