import { runWebpack } from '@portal/build/run-webpack';
import { consoleConfig } from '@portal/build/webpack/console-config';

/** Builds the operator console into the folder of the first argument; problems go to stderr, with exit code 1. */
try {
  await runWebpack(consoleConfig(process.argv[2] ?? ''));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
