import assert from 'node:assert/strict';
import { afterEach, mock } from 'node:test';
import { databaseTests } from '../../../testing/database/databases.ts';
import { contractFixture, filesWith } from '../testing/contract-fixture.ts';
import { type LiveGames, liveGames } from '../testing/live-games-fixture.ts';
import { servedRange } from '../testing/release-fixture.ts';
import { rollBackAutomatically } from './automatic-rollback.ts';

const { test, database } = databaseTests();
let opened: LiveGames | undefined;
afterEach(async () => {
  mock.restoreAll();
  mock.timers.reset();
  await opened?.close();
});
const open = async () => {
  opened = await liveGames(database());
  return opened;
};

// covers 10
test('applies only one of two rollbacks decided by the same state', async () => {
  const { promote, rollback, shown } = await open();
  await promote('remote-games', '1.0.1');
  await promote('remote-games', '1.0.2');
  const from = { live: '1.0.2' };
  const answers = await Promise.all([rollback({ from }), rollback({ from })]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  const late = answers.find(({ status }) => status === 409);
  assert.deepEqual([late?.code, late?.fields], ['conflict', { from: '1.0.1 is live' }]);
  assert.equal(await shown(), '1.0.1 100 | 1.0.0');
});

// covers 10
test('refuses to end a candidate that the platform has rolled back already, and ends nothing else', async () => {
  const { registry, promote, rollback, shown } = await open();
  await promote('remote-games', '1.0.1');
  await promote('remote-games', '1.0.2', { percent: 10 });
  await rollBackAutomatically(registry, { name: 'remote-games', version: '1.0.2', why: 'it failed' });
  const seen = { live: '1.0.1', candidate: '1.0.2' };
  assert.equal((await rollback({ from: seen })).code, 'conflict');
  assert.equal((await promote('remote-games', '1.0.2', { percent: 25, from: seen })).code, 'conflict');
  assert.equal(await shown(), '1.0.1 100 | 1.0.0');
});

// covers 10
test('refuses to grow a share from a stale state, so that it never shrinks', async () => {
  const { promote, rollback, shown } = await open();
  await promote('remote-games', '1.0.1', { percent: 10 });
  const seen = { live: '1.0.0', candidate: '1.0.1', percent: 10 };
  assert.equal((await promote('remote-games', '1.0.1', { percent: 50, from: seen })).status, 200);
  const late = await promote('remote-games', '1.0.1', { percent: 25, from: seen });
  assert.deepEqual([late.code, late.fields], ['conflict', { from: '1.0.0 is live beside 1.0.1 for 50 %' }]);
  assert.equal((await rollback({ from: seen })).code, 'conflict');
  assert.equal(await shown(), '1.0.1 50, 1.0.0 50');
});

// covers 10
test('rolls back only to versions that all visitors had, so that a freeze lets in nothing new', async () => {
  const { ask, promote, rollback, shown } = await open();
  await promote('remote-games', '1.0.1');
  await ask('POST', '/operator/releases/freeze', { until: '2026-11-22T08:00:00.000Z', why: 'the final' });
  const refused = await rollback({ to: '1.0.3', despiteFreeze: true });
  assert.deepEqual(
    [refused.code, refused.fields],
    ['nothing_to_roll_back_to', { to: 'remote-games 1.0.3 was never live for all' }],
  );
  assert.equal(await shown(), '1.0.1 100 | 1.0.0');
});

// covers 10
test('leads to no version that was rolled back, whoever asks: a promotion brings it back', async () => {
  const { promote, rollback, shown } = await open();
  await promote('remote-games', '1.0.1');
  await promote('remote-games', '1.0.2');
  await rollback({ to: '1.0.0' });
  for (const to of ['1.0.1', '1.0.2']) {
    const { code, fields } = await rollback({ to, despiteFreeze: true, despiteMisfit: true });
    const problem = `remote-games ${to} was rolled back; promote it to bring it back`;
    assert.deepEqual([code, fields], ['nothing_to_roll_back_to', { to: problem }]);
  }
  assert.equal((await promote('remote-games', '1.0.2')).status, 200);
  assert.equal(await shown(), '1.0.2 100 | 1.0.0');
});

// covers 10
test('refuses a shell built with other keys, even as a rollback', async () => {
  const { publish, promote, ask, registry } = await open();
  await publish('shell', '1.0.1', { keyIds: ['another'] });
  const refused = await promote('shell', '1.0.1');
  assert.equal(refused.code, 'release_does_not_fit');
  assert.match(refused.fields.version ?? '', /shell 1\.0\.1 was built with other keys/);
  const { value } = await ask('POST', '/operator/releases/shell/can-promote', { version: '1.0.1' });
  assert.match(JSON.stringify(value.sets), /was built with other keys/);
  await publish('shell', '1.0.2');
  await promote('shell', '1.0.2');
  mock.method(registry, 'signingKid', async () => 'the next key');
  const back = await ask('POST', '/operator/releases/shell/rollback', { why: 'it broke', despiteMisfit: true });
  assert.equal(back.code, 'release_does_not_fit');
});

test('judges a release with an unreadable contract by its ranges, and does not block others', async () => {
  const { publish, promote, rollback, registry } = await open();
  const files = filesWith(contractFixture({}), 'remote-lottery 1.0.0');
  await publish('remote-lottery', '1.0.0', { files });
  await promote('remote-lottery', '1.0.0');
  const read = registry.store.read.bind(registry.store);
  const newer = new TextEncoder().encode('{"of":"a newer platform"}');
  mock.method(registry.store, 'read', async (manifest: Parameters<typeof read>[0], file: string) => {
    const bytes = await read(manifest, file);
    return bytes && newer;
  });
  const warned = mock.method(registry.logger, 'warn', () => undefined);
  // Contracts are cached by hash: this one is read for the first time, in each database.
  const other = contractFixture({ events: { [`openedOn${database().kind}`]: '()=>void' } });
  await publish('remote-lottery', '1.1.0', { files: filesWith(other, 'another text') });
  assert.equal((await promote('remote-lottery', '1.1.0')).status, 200);
  assert.equal((await promote('remote-games', '1.0.1')).status, 200);
  const warnings = warned.mock.calls.map(({ arguments: [detail] }) => detail);
  assert.match(JSON.stringify(warnings), /"name":"remote-lottery","version":"1\.1\.0"/);
  assert.equal(warnings.length, 1, 'once, however often it is read');
  assert.equal((await rollback()).status, 200);
});

test('rolls back to an incompatible version when an operator insists, and audits it', async () => {
  const { publish, promote, rollback, audited, shown } = await open();
  const needs = { contract: servedRange, react: '^19.3.0', facades: ['@portal/shared/remote/router'] };
  await publish('remote-games', '1.1.0', { manifest: { needs } });
  await promote('remote-games', '1.1.0');
  await promote('remote-games', '1.0.3');
  await publish('shell', '2.0.0', { manifest: { provides: ['react'] } });
  await promote('shell', '2.0.0');
  assert.equal((await rollback({ to: '1.1.0' })).code, 'release_does_not_fit');
  assert.equal((await rollback({ to: '1.1.0', despiteMisfit: true })).status, 200);
  assert.match(await shown(), /^1\.1\.0 100/);
  assert.deepEqual(audited.at(-1)?.detail, { sequence: 6, percent: 100, despiteFreeze: false, despiteMisfit: true });
});

// covers 10
test('keeps an act whose pages cannot be written, and writes them later', async () => {
  const { promote, registry, shown } = await open();
  mock.timers.enable({ apis: ['setTimeout'] });
  const refresh = registry.site.refresh.bind(registry.site);
  const failing = mock.method(registry.site, 'refresh', async () => {
    throw new Error('the disk is full');
  });
  assert.equal((await promote('remote-games', '1.0.1')).status, 200);
  assert.equal(await shown(), '1.0.0 100');
  const written = new Promise<void>((resolve) => {
    failing.mock.mockImplementation(async () => {
      await refresh();
      resolve();
    });
  });
  mock.timers.tick(1_000);
  await written;
  assert.equal(await shown(), '1.0.1 100 | 1.0.0');
});
