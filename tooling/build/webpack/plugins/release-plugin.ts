import { createHash } from 'node:crypto';
import type { ReleaseManifest, ShellPage } from '@portal/shared/contract/releases/release-manifest';
import type { Chunk, Compilation, Compiler, Module } from 'webpack';
import { facadeKeys, reactRange, sharedKeys } from '../shared-keys.ts';
import { builtFrames } from './frames-plugin.ts';

interface ReleaseFacts {
  name: string;
  version: string;
  contractVersion: string;
  commit: string;
  /** ISO 8601, the time of the commit. */
  builtAt: string;
  /** Hash of everything that determines the bytes, if known. */
  sources?: string;
  /** Webpack's name of the chunk that is loaded first. */
  entryChunk: string;
  /** The shell alone: ids of the compiled-in keys and the early scripts by file name. */
  page?: { keyIds: string[]; early: string[]; trustedTypes?: boolean };
}

/** Writes `release.json`: every emitted file with its hash, and what the release needs from the page. */
export class ReleasePlugin {
  readonly #facts: ReleaseFacts;

  constructor(facts: ReleaseFacts) {
    this.#facts = facts;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ReleasePlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ReleasePlugin', stage }, () => {
        if (compilation.errors.length > 0) return;
        const manifest = this.#manifest(compilation);
        compilation.emitAsset('release.json', new sources.RawSource(`${JSON.stringify(manifest, null, 2)}\n`));
      });
    });
  }

  #manifest(compilation: Compilation): ReleaseManifest {
    const { name, version, contractVersion, commit, builtAt, sources, entryChunk, page } = this.#facts;
    const files = initialFiles(compilation, entryChunk);
    const entry = files.find((file) => file.endsWith('.js'));
    if (entry === undefined) throw new Error(`${name}: no script came out of the chunk ${entryChunk}`);
    const frames = builtFrames(compilation)?.frames;
    const shellPage: ShellPage | undefined = page && {
      early: page.early,
      scripts: files.filter((file) => file.endsWith('.js')),
      styles: files.filter((file) => file.endsWith('.css')),
      keyIds: page.keyIds,
      ...(page.trustedTypes && { trustedTypes: true }),
      ...(frames && { scriptsFrames: frames }),
    };
    return {
      name,
      version,
      needs: {
        contract: `^${contractVersion}`,
        react: reactRange,
        facades: page ? [] : usedFacades(compilation.modules),
      },
      provides: page ? [...sharedKeys] : [],
      entry,
      files: hashes(compilation),
      commit,
      builtAt,
      ...(sources !== undefined && { sources }),
      ...(shellPage && { page: shellPage }),
    };
  }
}

function hashes(compilation: Compilation): ReleaseManifest['files'] {
  return compilation
    .getAssets()
    .map(({ name, source }) => {
      const bytes = source.buffer();
      const digest = createHash('sha384').update(bytes).digest('base64');
      return { path: name, sha384: `sha384-${digest}`, bytes: bytes.length };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

function initialFiles(compilation: Compilation, entryChunk: string): string[] {
  const point = compilation.entrypoints.get(entryChunk);
  const chunks: readonly Chunk[] = point ? point.chunks : [];
  return chunks.flatMap((chunk) => [...chunk.files].sort());
}

/** Facades that the modules of a remote really ask the page for. */
function usedFacades(modules: Iterable<Module>): string[] {
  const asked = new Set<string>();
  for (const module of modules) {
    if (module.type !== 'consume-shared-module') continue;
    const identifier = module.identifier();
    for (const facade of facadeKeys) if (identifier.includes(facade)) asked.add(facade);
  }
  return [...asked].sort();
}
