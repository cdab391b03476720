import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { parsedTexts, type TextsElsewhere } from './parsed-texts.ts';

export interface PageFiles {
  script: string;
  /** Hash of the script, for its `integrity` attribute. */
  integrity: string;
  style: string;
  /** Names of the files with the texts of other languages than English: "CN=…&MY=…". */
  texts: string;
  all: PageFile[];
}

interface PageFile {
  name: string;
  type: string;
  text: string;
}

const types = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/**
 * Bundles the TypeScript, CSS and texts of pages in memory, from an entry below `page/`; file names begin with `name`
 * and contain the content hash. Takes a fraction of a second.
 */
export async function bundlePage(entry = 'main.ts', name = 'game'): Promise<PageFiles> {
  const elsewhere: TextsElsewhere = {};
  const result = await build({
    entryPoints: [fileURLToPath(new URL(`../page/${entry}`, import.meta.url))],
    bundle: true,
    write: false,
    outdir: 'assets',
    format: 'esm',
    target: 'es2022',
    minify: true,
    charset: 'utf8',
    logLevel: 'silent',
    plugins: [parsedTexts(elsewhere)],
  });
  const fileOf = (kind: keyof typeof types): PageFile => {
    const text = result.outputFiles.find(({ path }) => path.endsWith(`.${kind}`))?.text ?? '';
    return pageFile(name, kind, text);
  };
  const [script, style] = [fileOf('js'), fileOf('css')];
  const languages = Object.entries(elsewhere).sort();
  const texts = languages.map(([language, own]) => pageFile(`${name}.${language}`, 'json', JSON.stringify(own)));
  return {
    script: script.name,
    integrity: `sha384-${createHash('sha384').update(script.text).digest('base64')}`,
    style: style.name,
    texts: languages.map(([language], at) => `${language.toUpperCase()}=${texts[at]?.name}`).join('&'),
    all: [script, style, ...texts],
  };
}

function pageFile(name: string, kind: keyof typeof types, text: string): PageFile {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return { name: `${name}.${hash}.${kind}`, type: types[kind], text };
}
