import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { root } from '../webpack/workspace.ts';

/** Where a source is: written into it, because a bundle is elsewhere. */
const place = /\bimport\.meta\.(url|dirname|filename)\b/g;

/** A bundled file finds the files beside its source as before. */
const ownPlaces: Plugin = {
  name: 'own-places',
  setup({ onLoad }) {
    onLoad({ filter: /\.[cm]?tsx?$/ }, async ({ path: file }) => {
      const places: Record<string, string> = {
        url: pathToFileURL(file).href,
        dirname: path.dirname(file),
        filename: file,
      };
      const text = await readFile(file, 'utf8');
      return {
        contents: text.replaceAll(place, (_, part: string) => JSON.stringify(places[part])),
        loader: file.endsWith('x') ? 'tsx' : 'ts',
      };
    });
  },
};

/** Packages of others stay where they are, found from the source that asks for them. */
const ownPackagesOnly: Plugin = {
  name: 'own-packages-only',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^[^./]/ }, async ({ path: name, importer, kind, resolveDir, pluginData }) => {
      if (pluginData === ownPackagesOnly.name || name.startsWith('node:') || kind === 'entry-point') return undefined;
      const found = await resolve(name, { importer, kind, resolveDir, pluginData: ownPackagesOnly.name });
      if (found.external || found.errors.length > 0 || !found.path.includes(`${path.sep}node_modules${path.sep}`))
        return found;
      return { path: pathToFileURL(found.path).href, external: true };
    });
  },
};

export interface Bundles {
  /** Source from the root of the repository -> its bundle. */
  files: ReadonlyMap<string, string>;
  /** Source -> sources that it imports, all from the root of the repository. */
  imports: ReadonlyMap<string, readonly string[]>;
}

/**
 * Bundles TypeScript that runs on Node, so that a process loads some files in place of a thousand.
 * @param sources from the root of the repository
 * @param folder receives the bundles
 */
export async function bundleSources(sources: readonly string[], folder: string): Promise<Bundles> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...sources],
    outdir: folder,
    outbase: root,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['node'],
    sourcemap: 'linked',
    sourcesContent: false,
    outExtension: { '.js': '.mjs' },
    metafile: true,
    plugins: [ownPackagesOnly, ownPlaces],
    logLevel: 'error',
  });
  return {
    files: new Map(sources.map((source) => [source, path.join(folder, source.replace(/\.ts$/, '.mjs'))])),
    imports: new Map(
      Object.entries(metafile.inputs).map(([file, { imports }]) => [
        file,
        imports.filter(({ external }) => !external).map(({ path: imported }) => imported),
      ]),
    ),
  };
}
