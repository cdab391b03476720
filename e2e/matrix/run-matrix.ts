import { spawn } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { needTestBrowser } from '@portal/machine/need-browser';
import * as v from 'valibot';
import { type RemoteName, registryClient, remoteNames } from '../setup/releases/registry-client.ts';
import { runningProduct } from '../setup/running-product.ts';
import startForRun from '../setup/start-product.ts';
import { type CaseCounts, type FailedCase, failedCases } from './failed-cases.rules.ts';
import { type Choice, pairwise } from './pairwise.rules.ts';

const resultsDir = resolve('e2e/results/matrix');
/** Short files that use every remote. */
const smokeSuite = ['--project=journeys', '--project=releases', 'specs/log-in.spec.ts', 'specs/releases/smoke.spec.ts'];

/** State of a remote in a set: the live version, the next one, or the one that a rollback would restore. */
const states = ['live', 'candidate', 'rollback target'] as const;
type State = (typeof states)[number];

interface SetResult extends CaseCounts {
  set: Choice<State>;
  versions: Record<string, string>;
}

/** Creates the versions of a remote by state; the product starts with one, so the others derive from it. */
async function versionsOf(dataDir: string, name: RemoteName): Promise<Record<State, string>> {
  const registry = registryClient(dataDir);
  const live = await registry.live(name);
  return { live, candidate: await registry.publish(name), 'rollback target': await registry.publish(name) };
}

function runPlaywright(composition: string, output: string): Promise<void> {
  const args = ['test', '-c', 'e2e/playwright.config.ts', '--no-deps', `--output=${output}-traces`, ...smokeSuite];
  const env = { ...process.env, COMPOSITION: composition, PLAYWRIGHT_JSON_OUTPUT_FILE: `${output}.json` };
  return new Promise((done, failed) => {
    const child = spawn(join('node_modules', '.bin', 'playwright'), args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env,
    });
    child.once('error', failed);
    child.once('exit', () => done());
  });
}

async function runSets(owners: Readonly<Record<string, string>>, atMost: number): Promise<SetResult[]> {
  const { dataDir } = runningProduct();
  const versions = new Map<string, Record<State, string>>();
  for (const name of remoteNames) versions.set(name, await versionsOf(dataDir, name));
  const sets = pairwise<State>(Object.fromEntries(remoteNames.map((name) => [name, states]))).slice(0, atMost);
  const results: SetResult[] = [];
  for (const [at, set] of sets.entries()) {
    const chosen = Object.entries(set).map(([name, state]) => [name, versions.get(name)?.[state] ?? ''] as const);
    const output = join(resultsDir, `set-${at + 1}`);
    process.stdout.write(`\nset ${at + 1} of ${sets.length}: ${chosen.map((pair) => pair.join(' ')).join(', ')}\n`);
    await writeFile(`${output}-composition.json`, JSON.stringify(Object.fromEntries(chosen), null, 2));
    await runPlaywright(`${output}-composition.json`, output);
    const report: unknown = JSON.parse(await readFile(`${output}.json`, 'utf8'));
    results.push({ set, versions: Object.fromEntries(chosen), ...failedCases(report, owners) });
  }
  return results;
}

function textOf(results: readonly SetResult[]): string {
  const lines = results.flatMap(({ versions, passed, failed }, at) => [
    `${failed.length === 0 ? 'ok  ' : 'FAIL'} set ${at + 1}: ${Object.entries(versions).flat().join(' ')}: ${passed} passed, ${failed.length} failed`,
    ...failed.map(lineOf),
  ]);
  return `${lines.join('\n')}\n`;
}

function lineOf({ owner, release, title, why, trace }: FailedCase): string {
  return `       ${owner} (${release}): ${title}: ${why}${trace ? `\n         ${trace}` : ''}`;
}

/** Covers every pair of states of two remotes; a set that ran no case counts as failed. `--sets 1` runs the first only. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { sets: { type: 'string' } } });
  process.env.CHROMIUM_PATH = needTestBrowser();
  await rm(resultsDir, { recursive: true, force: true });
  await mkdir(resultsDir, { recursive: true });
  const owners = v.parse(v.record(v.string(), v.string()), JSON.parse(await readFile('e2e/owners.json', 'utf8')));
  const end = await startForRun();
  try {
    const results = await runSets(owners, Number(values.sets ?? Number.POSITIVE_INFINITY));
    await writeFile(join(resultsDir, 'matrix.json'), JSON.stringify(results, null, 2));
    await writeFile(join(resultsDir, 'matrix.txt'), textOf(results));
    process.stdout.write(`\n${textOf(results)}`);
    process.exitCode = results.every(({ passed, failed }) => passed > 0 && failed.length === 0) ? 0 : 1;
  } finally {
    await end();
  }
}

await main();
