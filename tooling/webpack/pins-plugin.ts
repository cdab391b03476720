import { createRequire } from 'node:module';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';

/** The hook registry is not on webpack's typed surface, but the class is what every integrity plugin taps. */
interface LoadScriptHooks {
  createScript: { tap(name: string, fn: (source: string) => string): void };
}
const LoadScript = createRequire(import.meta.url)('webpack/lib/runtime/LoadScriptRuntimeModule') as {
  getCompilationHooks(compilation: webpack.Compilation): LoadScriptHooks;
};

/** Name of the table in `globalThis` that holds a hash for every absolute URL the page may run or style with. */
export const pinsGlobal = '__portalPins';

/** No file has this digest, so what has no pin is fetched at most, but never applied. */
const unknownPin = `sha384-${'A'.repeat(64)}`;

/**
 * Makes the runtime of a build take `integrity` for each of its chunks from the page's pins. A chunk cannot
 * carry the hashes of the chunks it loads next to its own name in a cycle-free way across releases, and the
 * signed composition lists every file anyway.
 */
export class PinsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PinsPlugin', (compilation) => {
      LoadScript.getCompilationHooks(compilation).createScript.tap(
        'PinsPlugin',
        (source) => `${source}\n${pinned('script', 'script.src')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'PinsPlugin',
        (source, { tag }) => `${source}\n${pinned(tag, `${tag}.href`)}`,
      );
    });
  }
}

function pinned(tag: string, url: string): string {
  const found = `globalThis.${pinsGlobal} && globalThis.${pinsGlobal}[${url}]`;
  return webpack.Template.asString([
    `${tag}.crossOrigin = "anonymous";`,
    `${tag}.integrity = ${found} || ${JSON.stringify(unknownPin)};`,
  ]);
}
