import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterEach } from 'node:test';
import { databaseTests } from '../../../testing/database/databases.ts';
import { type LiveGames, liveGames } from '../testing/live-games-fixture.ts';
import { servedRange } from '../testing/release-fixture.ts';

const { test, database } = databaseTests();
let registry: LiveGames | undefined;
afterEach(() => registry?.close());
const open = async () => {
  registry = await liveGames(database());
  return registry;
};

// covers 10
test('grows a share from 10 to 25 to all, in the composition, the list and the history', async () => {
  const { promote, shown, states, history, audited } = await open();
  const first = await promote('remote-games', '1.0.1', { percent: 10 });
  const candidate = { version: '1.0.1', percent: 10 };
  assert.deepEqual(first.value, { sequence: 3, name: 'remote-games', live: '1.0.0', candidate });
  assert.equal(await shown(), '1.0.1 10, 1.0.0 90');
  assert.deepEqual(await states(), {
    'shell 1.0.0': 'live 100',
    'remote-games 1.0.0': 'live 90',
    'remote-games 1.0.1': 'candidate 10',
    'remote-games 1.0.2': 'stored',
    'remote-games 1.0.3': 'stored',
  });
  await promote('remote-games', '1.0.1', { percent: 25, why: 'it holds' });
  assert.equal(await shown(), '1.0.1 25, 1.0.0 75');
  const all = await promote('remote-games', '1.0.1', { percent: 100 });
  assert.deepEqual(all.value, { sequence: 5, name: 'remote-games', live: '1.0.1' });
  assert.equal(await shown(), '1.0.1 100 | 1.0.0');
  assert.equal((await states())['remote-games 1.0.0'], 'fallback');
  assert.deepEqual(
    (await history()).map(({ sequence, version, percent, why }) => [sequence, version, percent, why]),
    [
      [5, '1.0.1', 100, ''],
      [4, '1.0.1', 25, 'it holds'],
      [3, '1.0.1', 10, ''],
      [2, '1.0.0', 100, ''],
      [1, '1.0.0', 100, ''],
    ],
  );
  assert.deepEqual(audited.at(-1)?.detail, { sequence: 5, percent: 100, despiteFreeze: false });
});

// covers 10
test('rolls back the candidate first, then the live version; a named target ends both', async () => {
  const { promote, rollback, shown } = await open();
  await promote('remote-games', '1.0.1');
  await promote('remote-games', '1.0.2', { percent: 20 });
  assert.equal(await shown(), '1.0.2 20, 1.0.1 80 | 1.0.0');
  assert.deepEqual((await rollback()).value, { sequence: 5, name: 'remote-games', live: '1.0.1' });
  assert.equal(await shown(), '1.0.1 100 | 1.0.0');
  await promote('remote-games', '1.0.2', { percent: 20 });
  assert.equal((await rollback({ to: '1.0.0' })).value.live, '1.0.0');
  assert.equal(await shown(), '1.0.0 100');
  assert.equal((await rollback()).code, 'nothing_to_roll_back_to');
});

test('replaces a candidate by another, and ends it when any version goes live for all', async () => {
  const { promote, shown } = await open();
  await promote('remote-games', '1.0.1', { percent: 10 });
  await promote('remote-games', '1.0.2', { percent: 30 });
  assert.equal(await shown(), '1.0.2 30, 1.0.0 70');
  assert.equal((await promote('remote-games', '1.0.0')).status, 200);
  assert.equal(await shown(), '1.0.0 100');
  await promote('remote-games', '1.0.1', { percent: 10 });
  assert.equal((await promote('remote-games', '1.0.1')).value.live, '1.0.1');
  assert.match(await shown(), /^1\.0\.1 100/);
});

test('refuses a share for a version that has it, a shell, a first version and an incompatible one', async () => {
  const { promote, publish, shown } = await open();
  await promote('remote-games', '1.0.1', { percent: 10 });
  const again = await promote('remote-games', '1.0.1', { percent: 10 });
  assert.deepEqual([again.code, again.fields], ['already_live', { percent: 'remote-games 1.0.1 has 10 % already' }]);
  assert.equal((await promote('remote-games', '1.0.0', { percent: 50 })).code, 'already_live');
  await publish('shell', '1.0.1');
  assert.equal((await promote('shell', '1.0.1', { percent: 10 })).code, 'shell_has_no_share');
  await publish('remote-lottery', '1.0.0');
  assert.equal((await promote('remote-lottery', '1.0.0', { percent: 10 })).code, 'nothing_live_yet');
  const needs = { contract: servedRange, react: '^19.3.0', facades: ['@portal/shared/remote/gone'] };
  await publish('remote-games', '1.1.0', { manifest: { needs } });
  assert.equal((await promote('remote-games', '1.1.0', { percent: 1 })).code, 'release_does_not_fit');
  assert.equal(await shown(), '1.0.1 10, 1.0.0 90');
});

test('refuses a shell that is incompatible with a candidate while the candidate exists', async () => {
  const { promote, publish, rollback } = await open();
  const needs = { contract: servedRange, react: '^19.3.0', facades: ['@portal/shared/remote/router'] };
  await publish('remote-games', '1.1.0', { manifest: { needs } });
  await publish('shell', '2.0.0', { manifest: { provides: ['react'] } });
  await promote('remote-games', '1.1.0', { percent: 10 });
  const refused = await promote('shell', '2.0.0');
  assert.match(refused.fields.version ?? '', /remote-games 1\.1\.0 needs @portal\/shared\/remote\/router/);
  await rollback();
  assert.equal((await promote('shell', '2.0.0')).status, 200);
});

test('ends a candidate even if the files of the live version are lost', async () => {
  const { promote, rollback, shown, dataDir } = await open();
  await promote('remote-games', '1.0.1', { percent: 10 });
  await rm(path.join(dataDir, 'releases/remote-games/1.0.0'), { recursive: true });
  assert.equal((await rollback()).value.live, '1.0.0');
  assert.equal(await shown(), '1.0.0 100');
});

test('changes nothing for invalid shares, names and versions, or without the role', async () => {
  const { promote, ask, history } = await open();
  for (const percent of [0, -1, 101, 1.5, '10', null, [10], 'all']) {
    assert.equal((await promote('remote-games', '1.0.1', { percent })).code, 'invalid_input', String(percent));
  }
  assert.equal((await promote('remote-casino', '1.0.1', { percent: 10 })).code, 'invalid_input');
  assert.equal((await promote('remote-games', '1.0', { percent: 10 })).code, 'invalid_input');
  const unknown = await promote('remote-games', '9.0.0', { percent: 10 });
  assert.deepEqual([unknown.code, unknown.fields.version], ['not_found', 'remote-games 9.0.0 was never published']);
  const url = '/operator/releases/remote-games/promote';
  const body = { version: '1.0.1', percent: 10 };
  for (const roles of ['content,support', 'finance-maker']) {
    assert.equal((await ask('POST', url, body, roles)).code, 'not_allowed');
  }
  assert.equal((await ask('POST', url, body, '')).code, 'operator_login_required');
  assert.equal((await history()).length, 2);
});

// covers 10
test('makes fifty consecutive compositions of fifty concurrent promotions', async () => {
  const { promote, shown, history, composition } = await open();
  const asked = Array.from({ length: 50 }, (_, at) => ({ version: `1.0.${1 + (at % 3)}`, percent: 1 + at }));
  const answers = await Promise.all(asked.map(({ version, percent }) => promote('remote-games', version, { percent })));
  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
  const sequences = answers.map(({ value }) => Number(value.sequence)).sort((a, b) => a - b);
  assert.deepEqual(
    sequences,
    asked.map((_, at) => at + 3),
  );
  const [last] = await history();
  assert.equal((await composition()).sequence, 52);
  assert.equal(await shown(), `${last?.version} ${last?.percent}, 1.0.0 ${100 - Number(last?.percent)}`);
});
