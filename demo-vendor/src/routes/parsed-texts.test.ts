import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { en } from '../page/texts/en.ts';
import { speak } from '../page/texts/language.ts';
import { th } from '../page/texts/th.ts';
import { type TextKey, texts } from '../page/texts/translate.ts';
import { createTranslator } from '../page/texts/translator.ts';
import { parsedTexts, type TextsElsewhere } from './parsed-texts.ts';

const pageFolder = fileURLToPath(new URL('../page', import.meta.url));
const entry = `export { addTexts } from './texts/fetched-texts.ts';
export { speak } from './texts/language.ts';
export { texts } from './texts/translate.ts';
export { createTranslator } from './texts/translator.ts';`;

const folder = await mkdtemp(path.join(tmpdir(), 'parsed-texts-'));
after(() => rm(folder, { recursive: true }));

test('a page without the parser shows every text as the unbundled translator does, once its language is fetched', async () => {
  const outfile = path.join(folder, 'page.mjs');
  const elsewhere: TextsElsewhere = {};
  await build({
    stdin: { contents: entry, resolveDir: pageFolder, loader: 'ts' },
    bundle: true,
    outfile,
    format: 'esm',
    plugins: [parsedTexts(elsewhere)],
  });
  assert.deepEqual(Object.keys(elsewhere).sort(), ['cn', 'my', 'th', 'vn']);
  const written = await readFile(outfile, 'utf8');
  assert.ok(written.includes(en['top.back']) && !written.includes(th['top.back']));
  const page = await import(pathToFileURL(outfile).href);
  for (const language of Object.values(elsewhere)) page.addTexts(JSON.parse(JSON.stringify(language)));
  const { t } = createTranslator(texts);
  for (const language of ['EN', 'CN', 'MY', 'VN', 'TH'] as const) {
    speak(language);
    page.speak(language);
    for (const [key, text] of texts[language].flatMap((file) => Object.entries(file))) {
      const names = [...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => name);
      for (const count of [0, 1, 2]) {
        const values = Object.fromEntries(names.map((name) => [name, count]));
        const shown = page.createTranslator(page.texts).t(key, values);
        assert.equal(shown, t(key as TextKey, values), `${language} ${key}`);
      }
    }
  }
});
