import type { Compiler } from 'webpack';
import { facadeLibraries } from '../shared-keys.ts';

/** Fails a remote's build that carries its own copy of a library the shell shares through a facade. */
export class PrivateCopiesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PrivateCopiesPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('PrivateCopiesPlugin', (modules) => {
        const found = new Set<string>();
        for (const module of modules) {
          const library = libraryOf(module.nameForCondition() ?? '');
          if (library) found.add(library);
        }
        for (const library of found) {
          compilation.errors.push(
            new compiler.webpack.WebpackError(
              `${library} would be in this remote a second time: import it through its facade (tooling/build/webpack/shared-keys.ts)`,
            ),
          );
        }
      });
    });
  }
}

const drawingCode = /\/shared\/ui\/src\/art\/(game|hero|avatar)-picture\.ts$/;

/** Name of a facade library that owns the file, or undefined. */
export function libraryOf(file: string): string | undefined {
  const plain = file.replaceAll('\\', '/');
  if (drawingCode.test(plain)) return 'the code that draws pictures';
  const inside = plain.split('/node_modules/').pop() ?? '';
  if (inside === plain) return undefined;
  return facadeLibraries.find((library) => inside.startsWith(`${library}/`));
}
