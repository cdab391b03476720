import { createHash } from 'node:crypto';
import type { Compilation, Compiler } from 'webpack';

/** Text of the console page before its script runs. */
interface ConsolePageFacts {
  title: string;
  /** Runs before the first paint. */
  early: string;
  /** Webpack's name of the chunk that is loaded first. */
  entryChunk: string;
}

/** Writes `index.html`: every script and style sheet by its hashed name and its digest, nothing inline. */
export class ConsolePagePlugin {
  readonly #facts: ConsolePageFacts;

  constructor(facts: ConsolePageFacts) {
    this.#facts = facts;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ConsolePagePlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ConsolePagePlugin', stage }, () => {
        if (compilation.errors.length > 0) return;
        compilation.emitAsset('index.html', new sources.RawSource(this.#page(compilation)));
      });
    });
  }

  #page(compilation: Compilation): string {
    const { title, early, entryChunk } = this.#facts;
    const files = compilation.entrypoints.get(entryChunk)?.getFiles() ?? [];
    const integrity = (name: string) => `integrity="${digestOf(compilation, name)}" crossorigin="anonymous"`;
    const styles = files
      .filter((name) => name.endsWith('.css'))
      .map((name) => `<link rel="stylesheet" href="/${name}" ${integrity(name)}>`);
    const scripts = files
      .filter((name) => name.endsWith('.js'))
      .map((name) => `<script defer src="/${name}" ${integrity(name)}></script>`);
    return [
      '<!doctype html>',
      '<html lang="en">',
      '<head>',
      '<meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      '<meta name="robots" content="noindex">',
      `<title>${title}</title>`,
      '<link rel="icon" href="data:,">',
      `<script src="/${early}" ${integrity(early)}></script>`,
      ...styles,
      ...scripts,
      '</head>',
      '<body><div id="root"></div></body>',
      '</html>',
      '',
    ].join('\n');
  }
}

function digestOf(compilation: Compilation, name: string): string {
  const asset = compilation.getAsset(name);
  if (!asset) throw new Error(`the console has no file ${name}`);
  return `sha384-${createHash('sha384').update(asset.source.buffer()).digest('base64')}`;
}
