import type { Compiler, Module } from 'webpack';

/**
 * Gives the modules that the federation plugin makes ids of their own: it names its generated entry by a hash over
 * absolute paths, and a checkout in another folder has to build the same bytes.
 */
export class StableEntryPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StableEntryPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('StableEntryPlugin', (modules) => {
        for (const module of modules) {
          const id = stableId(module);
          if (id) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

function stableId(module: Module): string | undefined {
  if (/[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/.test(module.nameForCondition() ?? '')) return 'federation';
  return module.identifier().startsWith('container entry') ? 'container' : undefined;
}
