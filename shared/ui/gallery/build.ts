import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/* Builds the gallery into the folder given as argument: `tsx shared/ui/gallery/build.ts <folder>`. */
type Bundle = (options: Record<string, unknown>) => Promise<unknown>;
const here = dirname(fileURLToPath(import.meta.url));
const loadFromTsx = createRequire(createRequire(import.meta.url).resolve('tsx'));
const { build } = loadFromTsx('esbuild') as { build: Bundle };
const out = process.argv[2] ?? join(here, 'dist');

async function main(): Promise<void> {
  mkdirSync(out, { recursive: true });
  await build({
    entryPoints: [join(here, 'gallery.tsx')],
    outfile: join(out, 'gallery.js'),
    bundle: true,
    jsx: 'automatic',
    loader: { '.woff2': 'file' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  writeFileSync(
    join(out, 'index.html'),
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
      '<title>Gallery</title><link rel="stylesheet" href="gallery.css"><div id="root"></div><script src="gallery.js"></script></html>',
  );
}

void main();
