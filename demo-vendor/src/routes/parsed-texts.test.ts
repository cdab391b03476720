import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { speak } from '../page/texts/language.ts';
import { texts } from '../page/texts/translate.ts';
import { createTranslator } from '../page/texts/translator.ts';
import { parsedTexts } from './parsed-texts.ts';

const pageFolder = fileURLToPath(new URL('../page', import.meta.url));
const entry = `export { speak } from './texts/language.ts';
export { texts } from './texts/translate.ts';
export { createTranslator } from './texts/translator.ts';`;

const folder = await mkdtemp(path.join(tmpdir(), 'parsed-texts-'));
after(() => rm(folder, { recursive: true }));

test('a page without the parser shows every text as the unbundled translator does', async () => {
  const outfile = path.join(folder, 'page.mjs');
  await build({
    stdin: { contents: entry, resolveDir: pageFolder, loader: 'ts' },
    bundle: true,
    outfile,
    format: 'esm',
    plugins: [parsedTexts],
  });
  const page = await import(pathToFileURL(outfile).href);
  const { t } = createTranslator(texts);
  for (const language of ['EN', 'CN', 'MY', 'VN', 'TH'] as const) {
    speak(language);
    page.speak(language);
    for (const [key, text] of Object.entries(texts[language])) {
      const names = [...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => name);
      for (const count of [0, 1, 2]) {
        const values = Object.fromEntries(names.map((name) => [name, count]));
        const shown = page.createTranslator(page.texts).t(key, values);
        assert.equal(shown, t(key as keyof (typeof texts)['EN'], values), `${language} ${key}`);
      }
    }
  }
});
