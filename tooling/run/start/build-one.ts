import { buildRelease } from '@portal/build/build-release';

/** Builds the release that the first argument describes; problems go to stderr and make the exit code 1. */
try {
  await buildRelease(JSON.parse(process.argv[2] ?? ''));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
