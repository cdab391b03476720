import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { parsedTexts } from './parsed-texts.ts';

export interface PageFiles {
  script: string;
  /** Hash of the script, for its `integrity` attribute. */
  integrity: string;
  style: string;
  all: { name: string; type: string; text: string }[];
}

/**
 * Bundles the TypeScript and CSS of pages in memory, from an entry below `page/`; file names begin with `name` and
 * contain the content hash. Takes a fraction of a second.
 */
export async function bundlePage(entry = 'main.ts', name = 'game'): Promise<PageFiles> {
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
    plugins: [parsedTexts],
  });
  const files = result.outputFiles.map(({ path, text }) => {
    const kind = path.endsWith('.css') ? 'css' : 'js';
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
    const type = kind === 'css' ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8';
    return { kind, name: `${name}.${hash}.${kind}`, type, text };
  });
  const fileOf = (kind: string) => files.find((file) => file.kind === kind);
  const script = fileOf('js');
  const integrity = `sha384-${createHash('sha384')
    .update(script?.text ?? '')
    .digest('base64')}`;
  return { script: script?.name ?? '', integrity, style: fileOf('css')?.name ?? '', all: files };
}
