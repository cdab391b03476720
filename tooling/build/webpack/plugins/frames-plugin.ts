import type { ShellPage } from '@portal/shared/contract/releases/release-manifest';
import webpack, { type Compilation, type Compiler, type Configuration } from 'webpack';

type ScriptsFrames = NonNullable<ShellPage['scriptsFrames']>;

const built = new WeakMap<Compilation, { frames: ScriptsFrames; compilation: Compilation }>();

/** Returns the frames that were built beside a compilation, with the compilation that their modules are in. */
export const builtFrames = (compilation: Compilation) => built.get(compilation);

/**
 * Builds the frames for scripts of others by a compiler of their own, so that the federation of the shell is no part of
 * them, and puts their files into the shell's release.
 */
export class FramesPlugin {
  readonly #configuration: Configuration;

  constructor(configuration: Configuration) {
    this.#configuration = configuration;
  }

  apply(compiler: Compiler): void {
    const { Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('FramesPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'FramesPlugin', stage }, async () => {
        const frames = await compileOnly(this.#configuration);
        compilation.errors.push(...frames.errors);
        compilation.warnings.push(...frames.warnings);
        if (frames.errors.length > 0) return;
        for (const { name, source, info } of frames.getAssets()) compilation.emitAsset(name, source, info);
        compilation.fileDependencies.addAll(frames.fileDependencies);
        built.set(compilation, {
          frames: { signIn: frameOf(frames, 'sign-in'), analytics: frameOf(frames, 'analytics') },
          compilation: frames,
        });
      });
    });
  }
}

/** Runs a build that writes no file. */
async function compileOnly(configuration: Configuration): Promise<Compilation> {
  const compiler = webpack(configuration);
  if (!compiler) throw new Error('webpack gave no compiler');
  compiler.hooks.shouldEmit.tap('FramesPlugin', () => false);
  try {
    return await new Promise<Compilation>((resolve, reject) => {
      compiler.run((cause, stats) => (stats ? resolve(stats.compilation) : reject(cause)));
    });
  } finally {
    await new Promise<void>((resolve, reject) => compiler.close((cause) => (cause ? reject(cause) : resolve())));
  }
}

function frameOf({ entrypoints }: Compilation, name: string): ScriptsFrames['signIn'] {
  const files = entrypoints.get(name)?.getFiles() ?? [];
  const [script, ...others] = files.filter((file) => file.endsWith('.js'));
  if (script === undefined || others.length > 0) throw new Error(`the frame ${name} is not one script`);
  return { script, styles: files.filter((file) => file.endsWith('.css')) };
}
