import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transformSync } from '@swc/core';
import type { Compiler } from 'webpack';

/**
 * Emits one small script as it is, outside webpack's runtime: it runs before the first paint, where a chunk
 * with the federation runtime in front of it would be too heavy.
 */
export class EarlyScriptPlugin {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('EarlyScriptPlugin', (compilation) => {
      compilation.fileDependencies.add(this.#file);
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'EarlyScriptPlugin', stage }, () => {
        const minimized = { minimized: true };
        compilation.emitAsset(earlyScriptName(this.#file), new sources.RawSource(scriptOf(this.#file)), minimized);
      });
    });
  }
}

/** File name with the hash of its text, as in `release.json`. */
export function earlyScriptName(file: string): string {
  return `early.${createHash('sha256').update(scriptOf(file)).digest('hex').slice(0, 16)}.js`;
}

function scriptOf(file: string): string {
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
