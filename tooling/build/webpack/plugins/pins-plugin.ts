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
const pinsGlobal = '__portalPins';

/** Number of requests per address: `globalThis[askedGlobal][url]`. */
const askedGlobal = '__portalAsked';

/** No file has this digest, so what has no pin is fetched at most, but never applied. */
const unknownPin = `sha384-${'A'.repeat(64)}`;

/**
 * Makes the runtime of a build take `integrity` for each of its chunks from the page's pins. A chunk cannot
 * carry the hashes of the chunks it loads next to its own name in a cycle-free way across releases, and the
 * signed composition lists every file anyway.
 *
 * A file that is requested once more gets an address that no request has had: browsers let a second request for the
 * same address wait for one that hangs, so a retry would hang with it. A style sheet that does not come fails as a
 * script does, after the time of the build's chunks.
 */
export class PinsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PinsPlugin', (compilation) => {
      const timeoutMs = compilation.outputOptions.chunkLoadTimeout;
      LoadScript.getCompilationHooks(compilation).createScript.tap(
        'PinsPlugin',
        (source) => `${source}\n${pinned('script', 'src')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'PinsPlugin',
        (source, { tag }) => `${source}\n${pinned(tag, 'href')}\n${bounded(tag, timeoutMs)}`,
      );
    });
  }
}

function pinned(tag: string, attribute: 'src' | 'href'): string {
  const url = `${tag}.${attribute}`;
  const found = `globalThis.${pinsGlobal} && globalThis.${pinsGlobal}[${url}]`;
  const asked = `globalThis.${askedGlobal}`;
  return webpack.Template.asString([
    `${tag}.crossOrigin = "anonymous";`,
    `${tag}.integrity = ${found} || ${JSON.stringify(unknownPin)};`,
    `${asked} = ${asked} || {};`,
    `${asked}[${url}] = (${asked}[${url}] || 0) + 1;`,
    `if (${asked}[${url}] > 1) ${url} += "?again=" + ${asked}[${url}];`,
  ]);
}

/** The installed handler removes itself at its first call. */
function bounded(tag: string, timeoutMs: number | undefined): string {
  const timeout = `{ type: "timeout", target: ${tag} }`;
  return `setTimeout(function () { if (${tag}.onerror) ${tag}.onerror(${timeout}); }, ${timeoutMs});`;
}
