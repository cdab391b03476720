import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transformSync } from '@swc/core';
import type { Compiler } from 'webpack';

/**
 * Emits one small script of these files as they are, outside webpack's runtime: it runs before the first paint, where a chunk
 * with the federation runtime in front of it would be too heavy.
 */
export class EarlyScriptPlugin {
  readonly #files: readonly string[];

  constructor(...files: string[]) {
    this.#files = files;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('EarlyScriptPlugin', (compilation) => {
      compilation.fileDependencies.addAll(this.#files);
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'EarlyScriptPlugin', stage }, () => {
        const minimized = { minimized: true };
        compilation.emitAsset(earlyScriptName(...this.#files), new sources.RawSource(scriptOf(this.#files)), minimized);
      });
    });
  }
}

/** File name with the hash of its text, as in `release.json`. */
export function earlyScriptName(...files: string[]): string {
  return `early.${createHash('sha256').update(scriptOf(files)).digest('hex').slice(0, 16)}.js`;
}

const scriptOf = (files: readonly string[]): string => files.map(blockOf).join('');

function blockOf(file: string): string {
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    swcrc: false,
    configFile: false,
    minify: true,
    // A classic script shares its names with the page, so a block contains them.
    isModule: true,
    module: { type: 'es6' },
    jsc: { target: 'es2022', parser: { syntax: 'typescript' }, minify: { compress: true, mangle: { toplevel: true } } },
  });
  return `{${code.replace(/export\s*\{\s*\};?/g, '')}}`;
}
