import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { prepareDatabases } from '../../platform/src/testing/prepared-databases.ts';
import { needNginx } from '../edge/need-nginx.ts';
import { inBatches } from './batches.ts';
import { findServerTests } from './find-tests.ts';
import { needBrowser } from './need-browser.ts';
import { type Outcome, runStep, type Step } from './step.ts';
import {
  e2eStep,
  edgeStep,
  filesAtOnce,
  releasesStep,
  screensStep,
  serverStep,
  snapshotsStep,
  staticSteps,
  unitStep,
} from './steps.ts';

type Size = 'verify' | 'fast' | 'slow' | 'screens' | 'snapshots' | 'releases' | 'all';

function sizeAsked(): Size {
  const { values } = parseArgs({
    options: {
      verify: { type: 'boolean' },
      slow: { type: 'boolean' },
      screens: { type: 'boolean' },
      snapshots: { type: 'boolean' },
      releases: { type: 'boolean' },
      all: { type: 'boolean' },
    },
  });
  if (values.screens) return 'screens';
  if (values.snapshots) return 'snapshots';
  if (values.releases) return 'releases';
  if (values.all) return 'all';
  if (values.slow) return 'slow';
  return values.verify ? 'verify' : 'fast';
}

async function stepsOf(size: Size, resultsDir: string): Promise<Step[]> {
  const verify = [...staticSteps, unitStep(resultsDir)];
  if (size === 'verify') return verify;
  if (size === 'screens') return [screensStep(resultsDir)];
  if (size === 'snapshots') return [snapshotsStep(resultsDir)];
  if (size === 'releases') return [releasesStep(resultsDir)];
  const slow = [serverStep('full sizes', await findServerTests('slow'), resultsDir), edgeStep(resultsDir)];
  if (size === 'slow') return slow;
  const batches = await inBatches(await findServerTests('fast'), resultsDir);
  const fast = [...verify, serverStep('server tests', batches, resultsDir), e2eStep(resultsDir)];
  return size === 'all' ? [...fast, ...slow] : fast;
}

async function runSteps(steps: readonly Step[], resultsDir: string): Promise<Outcome[]> {
  const databases = steps.some(({ onDatabases }) => onDatabases)
    ? await prepareDatabases(resultsDir, filesAtOnce)
    : undefined;
  const outcomes: Outcome[] = [];
  try {
    for (const step of steps) outcomes.push(await runStep(step.onDatabases ? { ...step, env: databases?.env } : step));
  } finally {
    await databases?.close();
  }
  return outcomes;
}

/** All steps run, whatever fails: one run tells everything. The last line is the count. */
async function main() {
  const size = sizeAsked();
  if (size !== 'verify') Object.assign(process.env, { CHROMIUM_PATH: needBrowser(), NGINX_PATH: needNginx() });
  const resultsDir = await mkdtemp(join(tmpdir(), 'portal-test-'));
  const outcomes = await runSteps(await stepsOf(size, resultsDir), resultsDir).finally(() =>
    rm(resultsDir, { recursive: true }),
  );
  console.log('');
  for (const { name, passed, failed, failures, seconds } of outcomes) {
    console.log(`${failed === 0 ? 'ok  ' : 'FAIL'} ${name}: ${passed} passed, ${failed} failed, ${seconds} s`);
    for (const failure of failures) console.log(`       ${failure}`);
  }
  const sum = (field: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[field], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
}

await main();
