import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const require = createRequire(import.meta.url);
const rules = require('./rules.cjs');
const { rooms }: { rooms: string[] } = require('./rooms.cjs');

/** A tool that cannot read TypeScript reads nothing and finds nothing: less than this of the tracked sources is a failure. */
const leastPercent = 95;

interface DirectionReport {
  /** Paths from the folder that was read. */
  filesRead: string[];
  violations: string[];
}

/** Percent of the sources, rounded down, that are among the files read; 0 if there are no sources. */
export function percentRead(sources: readonly string[], filesRead: readonly string[]): number {
  const read = new Set(filesRead);
  return sources.length === 0
    ? 0
    : Math.floor((sources.filter((path) => read.has(path)).length * 100) / sources.length);
}

/** Tracked sources of every room. */
function trackedSources(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', ...rooms], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
  return listed.split('\0').filter((path) => /\.(?:[cm]?js|tsx?)$/.test(path));
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
    filesRead: own.map((module) => module.source),
    violations: summary.violations.map((found) => `${found.rule.name}: ${found.from} -> ${found.to}`),
  };
}

async function main() {
  const { filesRead, violations } = await checkDirections(root);
  for (const violation of violations) console.error(violation);
  const percent = percentRead(trackedSources(), filesRead);
  const isBlind = percent < leastPercent;
  console.log(
    `directions: ${filesRead.length} files read, ${percent} % of the sources, ${violations.length} violations`,
  );
  if (isBlind) console.error(`less than ${leastPercent} % of the sources were read: the check is blind`);
  process.exitCode = violations.length > 0 || isBlind ? 1 : 0;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
