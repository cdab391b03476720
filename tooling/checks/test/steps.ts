import { join } from 'node:path';
import type { Project } from '@portal/e2e/projects';
import { allCounts, jestCounts, playwrightCounts, tapCounts } from './counts.ts';
import type { Step } from './step.ts';

const tsx = ['--import', 'tsx'];
/** Processes of server tests that run at once: one for each core. */
export const filesAtOnce = 2;

const tool = (name: string) => join('node_modules', '.bin', name);

/** Folder for reports that people and CI read, where the run is asked for them. */
const reportsDir = () => process.env.TEST_REPORTS;

const checks: Step[] = [
  { name: 'format and lint', command: tool('biome'), args: ['check', '--error-on-warnings', '.'] },
  { name: 'types', command: tool('tsc'), args: ['--noEmit', '-p', 'tsconfig.json'] },
  { name: 'import directions', command: 'node', args: [...tsx, 'tooling/checks/directions/check.ts'] },
  { name: 'texts', command: 'node', args: [...tsx, 'tooling/checks/texts/check.ts'] },
  { name: 'style sheets', command: tool('stylelint'), args: ['**/*.css', '--max-warnings=0'] },
  { name: 'citations', command: 'node', args: [...tsx, 'tooling/checks/docs/check.ts'] },
  { name: 'contract', command: 'node', args: [...tsx, 'tooling/build/contract/contract.ts', 'check'] },
];

export const staticSteps = checks.map((step) => ({ ...step, isSmall: true }));

/** Money, play and shares through kills and hostile orders: the full sizes that come first where time is short. */
export const movesMoney =
  /^(?:tooling\/crash-tests\/(?:money|play|settlement)|platform\/src\/(?:flows|modules\/(?:agents|approvals|payments|vendor-api|wallet)))\//;

/** A file that does not end is failed: it must not take the time of all others. A batch of files counts as one. */
const longestFileMs = 15 * 60_000;

/** Jest: the packages that run in a browser. */
export function unitStep(resultsDir: string, chosen: readonly string[] = []): Step {
  const output = join(resultsDir, 'jest.json');
  const reports = reportsDir();
  const reporters = reports ? ['--reporters=default', '--reporters=jest-junit'] : [];
  return {
    name: 'unit tests of the browser packages',
    minutes: 5,
    command: tool('jest'),
    args: ['--ci', '--maxWorkers=2', '--json', `--outputFile=${output}`, '--silent', ...reporters, ...chosen],
    env: reports ? { JEST_JUNIT_OUTPUT_DIR: reports, JEST_JUNIT_OUTPUT_NAME: 'unit-tests.xml' } : {},
    count: () => jestCounts(output),
  };
}

/** Node's own runner: what runs on a server, on real modules and real databases. */
export function serverStep(name: string, files: string[], minutes: number, resultsDir: string): Step {
  const fileName = name.replaceAll(/\W+/g, '-');
  const output = join(resultsDir, `${fileName}.tap`);
  const reports = reportsDir();
  return {
    name,
    minutes,
    command: 'node',
    onDatabases: true,
    args: [
      '--enable-source-maps',
      '--test',
      `--test-concurrency=${filesAtOnce}`,
      `--test-timeout=${longestFileMs}`,
      '--test-reporter=spec',
      '--test-reporter-destination=stdout',
      '--test-reporter=tap',
      `--test-reporter-destination=${output}`,
      ...(reports ? ['--test-reporter=junit', `--test-reporter-destination=${join(reports, `${fileName}.xml`)}`] : []),
      ...files,
    ],
    count: () => tapCounts(output),
  };
}

/** The main journeys: register, log in, play, deposit, withdraw, lottery, agent, a rollback, a remote that is gone. */
export function mainJourneysStep(resultsDir: string): Step {
  return e2eStep('main journeys in the browser', ['journeys', 'releases'], 4, resultsDir, ['--tag', '@main']);
}

export function e2eStep(
  name: string,
  projects: readonly Project[],
  minutes: number,
  resultsDir: string,
  options: readonly string[] = [],
): Step {
  const only = projects.flatMap((project) => ['--only', project]);
  return {
    name,
    minutes,
    command: 'node',
    args: [...tsx, 'e2e/run-projects.ts', '--reports', resultsDir, ...only, ...options],
    count: () => allCounts(projects.map((project) => playwrightCounts(join(resultsDir, `${project}.json`)))),
  };
}

/** Cases of some files in the browser, on a product of their own. */
export function browserFilesStep(files: readonly string[], resultsDir: string): Step {
  return browserStep('cases in the browser', join(resultsDir, 'browser.json'), ['--no-deps', ...files]);
}

/** Every screen in every theme, language and width, where the fast suite takes some of each. */
export function screensStep(resultsDir: string): Step {
  const alone = ['--project=screens', '--no-deps'];
  return browserStep('every look of every screen', join(resultsDir, 'screens.json'), alone, { SCREENS: 'full' });
}

/** The big numbers of releases, where the fast suite takes a part of each. */
export function releasesStep(resultsDir: string): Step {
  const alone = ['--project=releases', '--no-deps'];
  return browserStep('releases in full', join(resultsDir, 'releases.json'), alone, { RELEASES: 'full' });
}

/** Compares every screen with its snapshot, on a phone and a desktop, on a product of its own (decision 023). */
export function snapshotsStep(resultsDir: string): Step {
  const output = join(resultsDir, 'snapshots.json');
  return browserStep('looks of the screens', output, [], {}, 'e2e/snapshots.config.ts');
}

/** Journeys on the production shape: PostgreSQL, the shell and each remote behind servers and origins of their own. */
export function edgeStep(resultsDir: string): Step {
  const output = join(resultsDir, 'edge.json');
  return { ...browserStep('journeys on separate origins', output, [], {}, 'e2e/edge.config.ts'), minutes: 4 };
}

function browserStep(
  name: string,
  output: string,
  args: string[] = [],
  env: Record<string, string> = {},
  config = 'e2e/playwright.config.ts',
): Step {
  return {
    name,
    command: tool('playwright'),
    args: ['test', '-c', config, ...args],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: output },
    count: () => playwrightCounts(output),
  };
}
