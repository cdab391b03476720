import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bundledBatches, bundleTests, inBatches } from './batches.ts';
import { runsOnEmbedded } from './choose-tests.rules.ts';
import { findBrowserTests, findServerTests, findUnitTests } from './find-tests.ts';
import { relatedTests } from './related-tests.rules.ts';
import type { Step } from './step.ts';
import { browserFilesStep, serverStep, unitStep } from './steps.ts';

interface Chosen {
  server: string[];
  unit: string[];
  browser: string[];
}

/** The tests whose path contains one of the words; full sizes (`*.slow.test.ts`) if a word says "slow". */
export async function stepsByWords(words: readonly string[], resultsDir: string): Promise<Step[]> {
  const matches = (file: string) => words.some((word) => file.includes(word));
  const slow = words.some((word) => word.includes('slow')) ? await findServerTests('slow') : [];
  const server = [...(await findServerTests('fast')), ...slow].filter(matches);
  const chosen = {
    server,
    unit: (await findUnitTests()).filter(matches),
    browser: (await findBrowserTests()).filter(matches),
  };
  return stepsFor(chosen, await bundledBatches(server, resultsDir, runsOnEmbedded), resultsDir);
}

/**
 * The tests that can be reached by what differs from a commit. Cases in the browser run when their own file differs: what a
 * page shows depends on everything.
 */
export async function stepsByChange(commit: string, resultsDir: string): Promise<Step[]> {
  const changed = changedSince(commit);
  const server = await findServerTests('fast');
  const { files: bundles, imports } = await bundleTests(server, join(resultsDir, 'bundles'));
  const related = relatedTests(server, imports, changed);
  const chosen = {
    server: related,
    unit: relatedUnitTests(changed),
    browser: (await findBrowserTests()).filter((file) => changed.includes(file)),
  };
  return stepsFor(chosen, await inBatches(related, resultsDir, { bundles }), resultsDir);
}

function stepsFor({ server, unit, browser }: Chosen, batches: string[], resultsDir: string): Step[] {
  console.log(`${server.length} files of server tests, ${unit.length} of unit tests, ${browser.length} in the browser`);
  return [
    ...(unit.length > 0 ? [unitStep(resultsDir, ['--runTestsByPath', ...unit])] : []),
    ...(server.length > 0 ? [serverStep('server tests', batches, 1, resultsDir)] : []),
    ...(browser.length > 0 ? [browserFilesStep(browser, resultsDir)] : []),
  ];
}

/** From the root of the repository; files that are gone included. */
function changedSince(commit: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  return [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')];
}

function relatedUnitTests(changed: readonly string[]): string[] {
  const present = changed.filter((file) => existsSync(file));
  if (present.length === 0) return [];
  const args = ['--listTests', '--findRelatedTests', ...present];
  return execFileSync(join('node_modules', '.bin', 'jest'), args, { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
}
