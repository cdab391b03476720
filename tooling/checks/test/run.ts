import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { bundleSources } from '@portal/build/server/bundle-sources';
import { memoryFolder } from '@portal/machine/memory-folder';
import { needTestBrowser } from '@portal/machine/need-browser';
import { needNginx } from '@portal/machine/need-nginx';
import { prepareDatabases } from '@portal/platform/testing/database/prepared-databases';
import { inBatches } from './batches.ts';
import { stepsByChange, stepsByWords } from './chosen-steps.ts';
import { findServerTests } from './find-tests.ts';
import { type Outcome, runStep, type Step } from './step.ts';
import {
  e2eStep,
  edgeStep,
  filesAtOnce,
  mainJourneysStep,
  movesMoney,
  releasesStep,
  screensStep,
  serverStep,
  snapshotsStep,
  staticSteps,
  unitStep,
} from './steps.ts';
import { hasTimeFor } from './time-left.ts';

interface Run {
  outcomes: Outcome[];
  leftOut: string[];
}

type Size = 'verify' | 'fast' | 'slow' | 'databases' | 'screens' | 'snapshots' | 'releases' | 'all';

interface Asked {
  size: Size;
  /** Steps that would not end within this many minutes are skipped and reported. */
  minutes: number;
  /** Parts of the paths of the tests to run; empty for all of the size. */
  words: string[];
  /** Commit whose differences choose the tests to run. */
  changedSince?: string | undefined;
}

function asked(): Asked {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      changed: { type: 'boolean' },
      since: { type: 'string', default: 'HEAD' },
      minutes: { type: 'string', default: 'Infinity' },
      verify: { type: 'boolean' },
      slow: { type: 'boolean' },
      databases: { type: 'boolean' },
      screens: { type: 'boolean' },
      snapshots: { type: 'boolean' },
      releases: { type: 'boolean' },
      all: { type: 'boolean' },
    },
  });
  const sizes = ['screens', 'snapshots', 'releases', 'all', 'slow', 'databases', 'verify'] as const;
  const minutes = Number(values.minutes);
  if (!(minutes > 0)) throw new Error('--minutes must be a number above zero');
  return {
    size: sizes.find((size) => values[size]) ?? 'fast',
    minutes,
    words: positionals,
    changedSince: values.changed ? values.since : undefined,
  };
}

/** The steps of a size, or those that hold what was asked for by words or by a change. */
function stepsAsked({ size, words, changedSince }: Asked, resultsDir: string): Promise<Step[]> {
  if (changedSince) return stepsByChange(changedSince, resultsDir);
  return words.length > 0 ? stepsByWords(words, resultsDir) : stepsOf(size, resultsDir);
}

async function stepsOf(size: Size, resultsDir: string): Promise<Step[]> {
  const verify = [...staticSteps, unitStep(resultsDir)];
  if (size === 'verify') return verify;
  if (size === 'screens') return [screensStep(resultsDir)];
  if (size === 'snapshots') return [snapshotsStep(resultsDir)];
  if (size === 'releases') return [releasesStep(resultsDir)];
  if (size === 'databases') {
    const onBoth = await batchesOf(await findServerTests('fast'), resultsDir, true);
    return [serverStep('server tests on both databases', onBoth, 26, resultsDir)];
  }
  const slow = await slowSteps(resultsDir);
  if (size === 'slow') return slow;
  const batches = await batchesOf(await findServerTests('fast'), resultsDir);
  const servers = [...verify, serverStep('server tests', batches, 20, resultsDir)];
  if (size === 'fast') return [...servers, mainJourneysStep(resultsDir)];
  return [
    ...servers,
    e2eStep('journeys in the browser', ['journeys', 'settings', 'identity-provider', 'clock'], 20, resultsDir),
    ...slow,
    e2eStep('screens and releases in the browser', ['screens', 'releases'], 18, resultsDir),
  ];
}

async function batchesOf(files: readonly string[], resultsDir: string, onBoth = false): Promise<string[]> {
  const { files: bundles } = await bundleSources(files, join(resultsDir, 'bundles'));
  return inBatches(files, resultsDir, { onBoth, bundles });
}

async function slowSteps(resultsDir: string): Promise<Step[]> {
  const files = await findServerTests('slow');
  const ofMoney = files.filter((file) => movesMoney.test(file));
  const others = files.filter((file) => !movesMoney.test(file));
  return [
    serverStep('full sizes of money', ofMoney, 12, resultsDir),
    edgeStep(resultsDir),
    serverStep('full sizes', others, 15, resultsDir),
  ];
}

/** Small steps run two at a time. */
async function runSmallSteps(steps: readonly Step[]): Promise<Outcome[]> {
  const left = [...steps];
  const outcomes: Outcome[] = [];
  async function work(): Promise<void> {
    for (let step = left.shift(); step; step = left.shift()) outcomes.push(await runStep(step));
  }
  await Promise.all([work(), work()]);
  return outcomes;
}

/** All steps that fit in the time run, even after failures, so that one run reports everything. */
async function runSteps(steps: readonly Step[], minutes: number, resultsDir: string): Promise<Run> {
  const databases = steps.some(({ onDatabases }) => onDatabases)
    ? await prepareDatabases(resultsDir, filesAtOnce)
    : undefined;
  const run: Run = { outcomes: [], leftOut: [] };
  const done = { estimated: 0, took: 0, sinceStart: 0 };
  const startedAt = performance.now();
  try {
    run.outcomes.push(...(await runSmallSteps(steps.filter(({ isSmall }) => isSmall))));
    for (const step of steps.filter(({ isSmall }) => !isSmall)) {
      done.sinceStart = (performance.now() - startedAt) / 60_000;
      if (!hasTimeFor(step, done, minutes)) {
        run.leftOut.push(step.name);
        continue;
      }
      const outcome = await runStep(step.onDatabases ? { ...step, env: databases?.env } : step);
      run.outcomes.push(outcome);
      done.estimated += step.minutes ?? 0;
      if (step.minutes) done.took += outcome.seconds / 60;
    }
  } finally {
    await databases?.close();
  }
  return run;
}

/** The last line is the count. */
async function main() {
  const what = asked();
  if (what.size !== 'verify') Object.assign(process.env, { CHROMIUM_PATH: needTestBrowser(), NGINX_PATH: needNginx() });
  const resultsDir = await memoryFolder('portal-test');
  // Databases, data folders and browser profiles of the run.
  process.env.TMPDIR = resultsDir;
  const { outcomes, leftOut } = await runSteps(await stepsAsked(what, resultsDir), what.minutes, resultsDir).finally(
    () => rm(resultsDir, { recursive: true }),
  );
  console.log('');
  for (const { name, passed, failed, failures, seconds } of outcomes) {
    console.log(`${failed === 0 ? 'ok  ' : 'FAIL'} ${name}: ${passed} passed, ${failed} failed, ${seconds} s`);
    for (const failure of failures) console.log(`       ${failure}`);
  }
  for (const name of leftOut) console.log(`not run, for want of time: ${name}`);
  const sum = (field: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[field], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
}

await main();
