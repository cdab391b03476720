import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '@portal/build/webpack/workspace';
import type { ReleaseName } from '@portal/shared/contract/releases/releases';
import { StartProblem } from '../processes/ports.ts';
import { buildMissing, missingBuilds, type PlannedRelease } from './builds.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'builds-'));
process.env.HOLD_FOLDER = folder;
after(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(async () => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
});

const planned = (name: ReleaseName): PlannedRelease => ({
  name,
  version: '1.0.0',
  sources: 'aaa',
  folder: path.join(folder, name, '1.0.0-aaa'),
});
const releases = [planned('shell'), planned('remote-games')];
const hold = (name: ReleaseName) => writeFileSync(path.join(folder, `${name}.hold`), '');
const release = (name: ReleaseName) => rm(path.join(folder, `${name}.hold`));
const contents = (name: ReleaseName) => readdir(path.join(folder, name));

/** Builds as a start does. @returns the names of its steps */
async function build(): Promise<string[]> {
  const steps: string[] = [];
  const during = <T>(name: string, work: () => Promise<T>) => {
    steps.push(name);
    return work();
  };
  await buildMissing(releases, { keys: [] }, during, 'fixtures/held-build.ts');
  return steps;
}

async function until<T>(look: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const found = await look().catch(() => undefined);
    if (found !== undefined) return found;
    await pause(20);
  }
}

/** The process that has half built a release. */
const builderOf = (name: ReleaseName) =>
  until(async () => {
    const building = (await contents(name)).find((each) => each.includes('.building-')) ?? '';
    return Number(await readFile(path.join(folder, name, building, 'half-1.0.0.js'), 'utf8')) || undefined;
  });

const isBuilt = (name: ReleaseName) => until(async () => (await contents(name)).includes('1.0.0-aaa') || undefined);

test('a build that is killed leaves nothing, and the next start builds it alone', async () => {
  hold('remote-games');
  const broken = assert.rejects(build(), (error) => {
    assert.ok(error instanceof StartProblem);
    assert.equal(error.message, 'remote-games does not build:\nended by SIGKILL');
    return true;
  });
  await isBuilt('shell');
  process.kill(await builderOf('remote-games'), 'SIGKILL');
  await broken;
  assert.deepEqual(await contents('remote-games'), []);
  assert.deepEqual(missingBuilds(releases), [planned('remote-games')], 'the other one is kept');
  await release('remote-games');
  assert.deepEqual(await build(), ['build remote-games 1.0.0']);
  assert.deepEqual(await contents('remote-games'), ['1.0.0-aaa']);
  assert.deepEqual(missingBuilds(releases), []);
});

test('removes the half-built output of a killed start, but not that of a running one', async () => {
  hold('remote-games');
  const script = path.join(root, 'tooling/run/start/fixtures/start-with-held-build.ts');
  const start = spawn(process.execPath, ['--import', 'tsx', script, JSON.stringify(releases)], { cwd: root });
  await isBuilt('shell');
  const builder = await builderOf('remote-games');
  start.kill('SIGKILL');
  await once(start, 'close');
  await until(async () => isGone(builder) || undefined);
  const left = `1.0.0-aaa.building-${start.pid}`;
  assert.deepEqual(await contents('remote-games'), [left]);
  assert.deepEqual(missingBuilds(releases), [planned('remote-games')]);
  const other = path.join(folder, 'remote-games', `0.9.0-bbb.building-${process.ppid}`);
  await mkdir(other);
  await release('remote-games');
  assert.deepEqual(await build(), ['build remote-games 1.0.0']);
  assert.deepEqual((await contents('remote-games')).sort(), [path.basename(other), '1.0.0-aaa'].sort());
});

test('a folder that a start of the same process id has left does not get into the build', async () => {
  const left = path.join(folder, 'shell', `1.0.0-aaa.building-${process.pid}`);
  await mkdir(left, { recursive: true });
  await writeFile(path.join(left, 'old.js'), '');
  await build();
  assert.deepEqual((await readdir(path.join(folder, 'shell/1.0.0-aaa'))).sort(), ['half-1.0.0.js', 'release.json']);
});

function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
}
