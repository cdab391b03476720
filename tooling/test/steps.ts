import { join } from 'node:path';
import { projectsInOrder } from '../../e2e/projects.ts';
import { allCounts, jestCounts, playwrightCounts, tapCounts } from './counts.ts';
import type { Step } from './step.ts';

const tsx = ['--import', 'tsx'];
/** Processes of server tests that run at once: one for each core. */
export const filesAtOnce = 2;

const tool = (name: string) => join('node_modules', '.bin', name);

export const staticSteps: Step[] = [
  { name: 'format and lint', command: tool('biome'), args: ['check', '--error-on-warnings', '.'] },
  { name: 'types', command: tool('tsc'), args: ['--noEmit', '-p', 'tsconfig.json'] },
  { name: 'import directions', command: 'node', args: [...tsx, 'tooling/directions/check.ts'] },
  { name: 'texts and sides', command: 'node', args: [...tsx, 'tooling/texts/check.ts'] },
  { name: 'contract', command: 'node', args: [...tsx, 'tooling/contract/contract.ts', 'check'] },
];

/** Jest: the packages that run in a browser. */
export function unitStep(resultsDir: string): Step {
  const output = join(resultsDir, 'jest.json');
  return {
    name: 'unit tests of the browser packages',
    command: tool('jest'),
    args: ['--ci', '--maxWorkers=2', '--json', `--outputFile=${output}`, '--silent'],
    count: () => jestCounts(output),
  };
}

/** Node's own runner: what runs on a server, on real modules and real databases. */
export function serverStep(name: string, files: string[], resultsDir: string): Step {
  const output = join(resultsDir, `${name.replaceAll(' ', '-')}.tap`);
  return {
    name,
    command: 'node',
    onDatabases: true,
    args: [
      ...tsx,
      '--test',
      `--test-concurrency=${filesAtOnce}`,
      '--test-reporter=spec',
      '--test-reporter-destination=stdout',
      '--test-reporter=tap',
      `--test-reporter-destination=${output}`,
      ...files,
    ],
    count: () => tapCounts(output),
  };
}

export function e2eStep(resultsDir: string): Step {
  return {
    name: 'journeys in the browser',
    command: 'node',
    args: [...tsx, 'e2e/in-order.ts', '--reports', resultsDir],
    count: () => allCounts(projectsInOrder.map((project) => playwrightCounts(join(resultsDir, `${project}.json`)))),
  };
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

/** Every screen as it looked when its snapshot was taken, on a product of its own; of the phone alone so far (decision 023). */
export function snapshotsStep(resultsDir: string): Step {
  const output = join(resultsDir, 'snapshots.json');
  return browserStep('looks of the screens', output, ['--project=phone'], {}, 'e2e/snapshots.config.ts');
}

/** Journeys on the production shape: PostgreSQL, the shell and each remote behind servers and origins of their own. */
export function edgeStep(resultsDir: string): Step {
  return browserStep('journeys on separate origins', join(resultsDir, 'edge.json'), [], {}, 'e2e/edge.config.ts');
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
