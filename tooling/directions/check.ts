import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const root = fileURLToPath(new URL('../..', import.meta.url));
const require = createRequire(import.meta.url);
const rules = require('./rules.cjs');
const { rooms }: { rooms: string[] } = require('./rooms.cjs');

/** A tool that cannot read TypeScript reads nothing and finds nothing: fewer files than this is a failure. */
const fewestFiles = 250;

export interface DirectionReport {
  filesRead: number;
  violations: string[];
}

/** Reads every import below the folder and holds it against rules.cjs. */
export async function checkDirections(baseDir: string): Promise<DirectionReport> {
  const folders = rooms.filter((room) => existsSync(join(baseDir, room)));
  const result = await cruise(
    folders,
    { ...rules.options, tsConfig: undefined, baseDir, validate: true, ruleSet: { forbidden: rules.forbidden } },
    rules.options.enhancedResolveOptions,
    { tsConfig: extractTSConfig(join(root, 'tsconfig.json')) },
  );
  const { modules, summary } = result.output as ICruiseResult;
  const own = modules.filter((module) => !module.source.includes('node_modules') && !module.coreModule);
  return {
    filesRead: own.length,
    violations: summary.violations.map((found) => `${found.rule.name}: ${found.from} -> ${found.to}`),
  };
}

async function main() {
  const { filesRead, violations } = await checkDirections(root);
  for (const violation of violations) console.error(violation);
  console.log(`directions: ${filesRead} files read, ${violations.length} violations`);
  if (filesRead < fewestFiles) console.error(`fewer than ${fewestFiles} files were read: the check is blind`);
  process.exitCode = violations.length > 0 || filesRead < fewestFiles ? 1 : 0;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
