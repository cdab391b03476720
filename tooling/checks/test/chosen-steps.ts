import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bundleSources } from '@portal/build/server/bundle-sources';
import { inBatches } from './batches.ts';
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
  const chosen = {
    server: [...(await findServerTests('fast')), ...slow].filter(matches),
    unit: (await findUnitTests()).filter(matches),
    browser: (await findBrowserTests()).filter(matches),
  };
  const { files } = await bundleSources(chosen.server, join(resultsDir, 'bundles'));
  return stepsFor(chosen, files, resultsDir);
}

/**
 * The tests that can be reached by what differs from a commit. Cases in the browser run when their own file differs: what a
 * page shows depends on everything.
 */
export async function stepsByChange(commit: string, resultsDir: string): Promise<Step[]> {
  const changed = changedSince(commit);
  const server = await findServerTests('fast');
  const { files, imports } = await bundleSources(server, join(resultsDir, 'bundles'));
  const chosen = {
    server: relatedTests(server, imports, changed),
    unit: relatedUnitTests(changed),
    browser: (await findBrowserTests()).filter((file) => changed.includes(file)),
  };
  return stepsFor(chosen, files, resultsDir);
}

async function stepsFor(
  { server, unit, browser }: Chosen,
  bundles: ReadonlyMap<string, string>,
  resultsDir: string,
): Promise<Step[]> {
  console.log(`${server.length} files of server tests, ${unit.length} of unit tests, ${browser.length} in the browser`);
  return [
    ...(unit.length > 0 ? [unitStep(resultsDir, ['--runTestsByPath', ...unit])] : []),
    ...(server.length > 0
      ? [serverStep('server tests', await inBatches(server, resultsDir, { bundles }), 1, resultsDir)]
      : []),
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
