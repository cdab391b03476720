import webpack, { type Configuration } from 'webpack';

/** Runs one build to its end. Throws with the messages of webpack when anything failed, warnings included. */
export async function runWebpack(configuration: Configuration): Promise<void> {
  const compiler = webpack(configuration);
  if (!compiler) throw new Error('webpack gave no compiler');
  try {
    const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
      compiler.run((cause, result) => (cause ? reject(cause) : resolve(result)));
    });
    if (!stats || stats.hasErrors() || stats.hasWarnings()) {
      throw new Error(`${configuration.name}: ${stats?.toString({ preset: 'errors-warnings', colors: false })}`);
    }
  } finally {
    await new Promise<void>((resolve, reject) => compiler.close((cause) => (cause ? reject(cause) : resolve())));
  }
}
