import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { testClock } from '../../../testing/test-clock.ts';
import { loadSigningKeys } from '../composition/signing-keys.ts';
import type { ReleaseActRow } from '../registry/releases-repository.ts';
import { releaseFixture } from '../testing/release-fixture.ts';
import { createSite, refreshMsAtMost } from './publish-composition.ts';

const at = new Date('2026-11-21T08:00:00.000Z');
const { manifest } = releaseFixture('shell', '1.0.0');
const row = { name: 'shell', version: '1.0.0', manifest, publishedAt: at, publishedBy: 'nadia' };
const act = (sequence: number): ReleaseActRow => {
  return { sequence, at, who: 'nadia', act: 'promote', name: 'shell', version: '1.0.0', why: '', percent: 100 };
};
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'site-'));
});
afterEach(async () => {
  mock.timers.reset();
  await rm(folder, { recursive: true, force: true });
});

// covers 10
test('fails a hanging write in time, without blocking others or overwriting newer pages', async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  let sequence = 1;
  let letGo = () => {};
  const hanging = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let isAsked = () => {};
  const asked = new Promise<void>((resolve) => {
    isAsked = resolve;
  });
  const pages: (() => Promise<void>)[] = [
    () => {
      isAsked();
      return hanging;
    },
  ];
  const site = createSite({
    repository: { acts: async () => [act(sequence)], named: async () => [row] },
    store: { stateOf: async () => 'whole' },
    signingKeys: () => loadSigningKeys(path.join(folder, 'keys')),
    clock: testClock(at.toISOString()),
    folder: path.join(folder, 'site'),
    page: async () => {
      await pages.shift()?.();
      return { title: 'Lantern', settings: { language: 'en' } };
    },
    headers: async () => ({}),
  });
  const written = async () => JSON.parse(await readFile(path.join(folder, 'site/composition.json'), 'utf8')).sequence;
  const first = assert.rejects(site.refresh(), /not written in time/);
  await asked;
  const second = site.refresh();
  sequence = 2;
  mock.timers.tick(refreshMsAtMost);
  await first;
  await second;
  assert.deepEqual([site.current()?.sequence, await written()], [2, 2]);
  letGo();
  // The released write still signs and compresses a composition; a third write takes longer than that.
  await site.refresh();
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual([site.current()?.sequence, await written()], [2, 2]);
});

test('gives two writes within a second different times for nginx, whose ETags use whole seconds and length', async () => {
  const site = createSite({
    repository: { acts: async () => [act(1)], named: async () => [row] },
    store: { stateOf: async () => 'whole' },
    signingKeys: () => loadSigningKeys(path.join(folder, 'keys')),
    clock: testClock(at.toISOString()),
    folder: path.join(folder, 'site'),
    page: async () => ({ title: 'Lantern', settings: { language: 'en' } }),
    headers: async () => ({}),
  });
  const seconds: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    await site.refresh();
    seconds.push(Math.floor((await stat(path.join(folder, 'site/composition.json'))).mtimeMs / 1000));
  }
  assert.equal(new Set(seconds).size, 3);
});
