import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { memoryFolder } from '@portal/machine/memory-folder';
import { needTestBrowser } from '@portal/machine/need-browser';
import { needNginx } from '@portal/machine/need-nginx';
import { prepareDatabases } from '@portal/platform/testing/database/prepared-databases';
import { aloneInOrder, bundledBatches, bundleTests } from './batches.ts';
import { isHeldInFull, isKernelTest, isMainTest, isSmallSize, runsOnEmbedded } from './choose-tests.rules.ts';
import { stepsByChange, stepsByWords } from './chosen-steps.ts';
import { findServerTests } from './find-tests.ts';
import { writeReportPage } from './report-page.ts';
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
  /** Folder for JUnit and HTML reports. */
  reports?: string | undefined;
}

function asked(): Asked {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      changed: { type: 'boolean' },
      since: { type: 'string', default: 'HEAD' },
      reports: { type: 'string' },
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
    reports: values.reports && resolve(values.reports),
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
    const onBoth = await bundledBatches(await findServerTests('fast'), resultsDir, () => true);
    return [serverStep('server tests on both databases', onBoth, 26, resultsDir)];
  }
  if (size === 'slow') return Object.values(await slowSteps(resultsDir, await findServerTests('slow'), () => true));
  const files = await findServerTests('fast');
  if (size === 'fast') {
    const ofMain = await bundledBatches(files.filter(isMainTest), resultsDir, isKernelTest);
    const servers = serverStep('server tests of money, access and the kernel', ofMain, 5, resultsDir);
    return [...verify, servers, mainJourneysStep(resultsDir)];
  }
  const fullSizes = await findServerTests('slow');
  const slow = await slowSteps(resultsDir, fullSizes, runsOnEmbedded);
  const servers = await bundledBatches(
    files.filter((file) => !isHeldInFull(file, fullSizes)),
    resultsDir,
    (file) => runsOnEmbedded(file) || isSmallSize(file, fullSizes),
  );
  return [
    ...verify,
    serverStep('server tests', servers, 16, resultsDir),
    e2eStep('journeys in the browser', ['journeys', 'settings', 'identity-provider', 'clock'], 20, resultsDir),
    slow.money,
    slow.edge,
    slow.others,
    e2eStep('screens and releases in the browser', ['screens', 'releases'], 18, resultsDir),
  ];
}

/** In the order of their risk. */
async function slowSteps(resultsDir: string, files: readonly string[], isOnBoth: (file: string) => boolean) {
  const { files: bundles } = await bundleTests(files, join(resultsDir, 'bundles-of-full-sizes'));
  async function filesOf(name: string, isOfMoney: boolean): Promise<string[]> {
    const folder = join(resultsDir, name);
    await mkdir(folder);
    const own = files.filter((file) => movesMoney.test(file) === isOfMoney);
    return aloneInOrder(own, folder, { isOnBoth, bundles });
  }
  return {
    money: serverStep('full sizes of money', await filesOf('money', true), 18, resultsDir),
    edge: edgeStep(resultsDir),
    others: serverStep('full sizes', await filesOf('others', false), 18, resultsDir),
  };
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
async function runSteps(steps: readonly Step[], minutes: number, env: Record<string, string>): Promise<Run> {
  const run: Run = { outcomes: [], leftOut: [] };
  const done = { estimated: 0, took: 0, sinceStart: 0 };
  const startedAt = performance.now();
  run.outcomes.push(...(await runSmallSteps(steps.filter(({ isSmall }) => isSmall))));
  for (const step of steps.filter(({ isSmall }) => !isSmall)) {
    done.sinceStart = (performance.now() - startedAt) / 60_000;
    if (!hasTimeFor(step, done, minutes)) {
      run.leftOut.push(step.name);
      continue;
    }
    const outcome = await runStep(step.onDatabases ? { ...step, env } : step);
    run.outcomes.push(outcome);
    done.estimated += step.minutes ?? 0;
    if (step.minutes) done.took += outcome.seconds / 60;
  }
  return run;
}

/** The suite of `npm test` has no case behind nginx; what is chosen by words or by a change may have. */
const needsEdge = ({ size, words, changedSince }: Asked) =>
  size !== 'verify' && (size !== 'fast' || words.length > 0 || changedSince !== undefined);

const onDatabases = new Set<Size>(['fast', 'slow', 'databases', 'all']);

/** Databases, data folders and browser profiles of the run lie in one folder, which goes with it. */
async function runInMemory(what: Asked): Promise<Run> {
  const resultsDir = await memoryFolder('portal-test');
  process.env.TMPDIR = resultsDir;
  const databases = onDatabases.has(what.size) ? prepareDatabases(resultsDir, filesAtOnce) : undefined;
  try {
    const steps = await stepsAsked(what, resultsDir);
    return await runSteps(steps, what.minutes, (await databases)?.env ?? {});
  } finally {
    // Its failure is the run's, and is thrown above.
    await databases?.then(({ close }) => close()).catch(() => undefined);
    await rm(resultsDir, { recursive: true });
  }
}

/** The last line is the count. */
async function main() {
  const what = asked();
  if (what.size !== 'verify') process.env.CHROMIUM_PATH = needTestBrowser();
  if (needsEdge(what)) process.env.NGINX_PATH = needNginx();
  if (what.reports) {
    await mkdir(what.reports, { recursive: true });
    process.env.TEST_REPORTS = what.reports;
  }
  const { outcomes, leftOut } = await runInMemory(what);
  if (what.reports) await writeReportPage(what.reports, outcomes);
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
