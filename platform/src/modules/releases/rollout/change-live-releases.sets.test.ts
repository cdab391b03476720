import assert from 'node:assert/strict';
import { afterEach } from 'node:test';
import { databaseTests } from '../../../testing/database/databases.ts';
import { contractFixture, filesWith } from '../testing/contract-fixture.ts';
import { type RegistryFixture, registryFixture } from '../testing/registry-fixture.ts';

const { test, database } = databaseTests();
let registry: RegistryFixture;
afterEach(() => registry.close());

const typesOf = (text: string) => ({
  Host: { from: 'shell' as const, members: { call: { text } } },
  RemoteModule: { from: 'remote' as const, members: { mount: { text: '(host:Host):void' } } },
});

/** Shell, games and lottery 1.0.0 are live; in their 2.0.0 a host member has another signature. */
async function setUp(): Promise<void> {
  registry = await registryFixture(database());
  for (const [version, text] of [
    ['1.0.0', 'Call'],
    ['2.0.0', 'NewCall'],
  ] as const) {
    const types = typesOf(text);
    const shell = contractFixture({}, { events: {}, types });
    assert.equal((await registry.publish('shell', version, { files: filesWith(shell, version) })).status, 200);
    for (const name of ['remote-games', 'remote-lottery']) {
      const files = filesWith(contractFixture({ types }), `${name} ${version}`);
      assert.equal((await registry.publish(name, version, { files })).status, 200);
    }
  }
  for (const name of ['shell', 'remote-games', 'remote-lottery']) await registry.promote(name, '1.0.0');
}

const all = ['shell', 'remote-games', 'remote-lottery'];
const toNew = (names: readonly string[], more = {}) => names.map((name) => ({ name, version: '2.0.0', ...more }));
const promote = (releases: object[], more = {}) =>
  registry.ask('POST', '/operator/release-sets/promote', { releases, ...more });
const rollback = (releases: object[], more = {}) =>
  registry.ask('POST', '/operator/release-sets/rollback', { releases, why: 'it broke', ...more });
const rows = async (url: string, field: string): Promise<Record<string, unknown>[]> => {
  const list = (await registry.ask('GET', url)).value[field];
  return Array.isArray(list) ? list : [];
};
const acts = async () => (await rows('/operator/releases/history', 'list')).length;
const live = async () => {
  const shown = (await rows('/operator/releases', 'releases')).filter(({ state }) => state === 'live');
  return shown.map(({ name, version }) => `${name} ${version}`).sort();
};
const liveAt = (version: string) => all.map((name) => `${name} ${version}`).sort();

// covers 10
test('puts a set live in one composition when no order of single promotions is compatible', async () => {
  await setUp();
  for (const name of all) assert.equal((await registry.promote(name, '2.0.0')).code, 'release_does_not_fit', name);
  const partly = await promote(toNew(['shell', 'remote-games']));
  assert.equal(partly.code, 'release_does_not_fit');
  assert.match(partly.fields.version ?? '', /^remote-lottery 1\.0\.0/);
  assert.deepEqual([await acts(), await live()], [3, liveAt('1.0.0')]);
  const announced: number[] = [];
  registry.registry.announce = (sequence) => void announced.push(sequence);
  const { status, value } = await promote(toNew(all), { why: 'the new call' });
  assert.deepEqual([status, value.sequence], [200, 6]);
  assert.deepEqual([await acts(), await live(), announced], [6, liveAt('2.0.0'), [6]]);
  assert.equal(registry.registry.site.current()?.sequence, 6);
  assert.deepEqual(
    registry.audited.slice(-3).map(({ act, target, why }) => [act, target, why]),
    all.map((name) => ['promote-release', `${name} 2.0.0`, 'the new call']),
  );
});

// covers 10
test('refuses the whole set for one impossible release, and changes nothing', async () => {
  await setUp();
  const audits = registry.audited.length;
  const cases: [string, object[]][] = [
    ['not_found', [...toNew(['shell', 'remote-games']), { name: 'remote-lottery', version: '9.9.9' }]],
    ['already_live', [...toNew(['shell', 'remote-games']), { name: 'remote-lottery', version: '1.0.0' }]],
    ['conflict', [...toNew(['shell', 'remote-games']), ...toNew(['remote-lottery'], { from: { live: '0.9.0' } })]],
    ['invalid_input', [...toNew(all), ...toNew(['shell'])]],
    ['invalid_input', []],
  ];
  for (const [code, releases] of cases) assert.equal((await promote(releases)).code, code);
  const asViewer = await registry.ask('POST', '/operator/release-sets/promote', { releases: toNew(all) }, 'support');
  assert.equal(asViewer.status, 403);
  await registry.ask('POST', '/operator/releases/freeze', { until: '2026-11-22T08:00:00.000Z', why: 'the final' });
  assert.equal((await promote(toNew(all))).code, 'release_frozen');
  assert.equal(registry.audited.length, audits + 1);
  assert.deepEqual([await acts(), await live()], [3, liveAt('1.0.0')]);
});

// covers 10
test('undoes the whole set when it fails midway', async () => {
  await setUp();
  const { audit } = registry.registry;
  registry.registry.audit = async (act) => {
    if (act.target.startsWith('remote-lottery')) throw new Error('the disk is full');
    await audit(act);
  };
  assert.equal((await promote(toNew(all))).status, 500);
  registry.registry.audit = audit;
  assert.deepEqual([await acts(), await live()], [3, liveAt('1.0.0')]);
});

// covers 10
test('applies only one of two concurrent sets decided by the same state', async () => {
  await setUp();
  const seen = { from: { live: '1.0.0' } };
  const beside = await registryFixture(database(), registry);
  const other = beside.ask('POST', '/operator/release-sets/promote', { releases: toNew(all, seen) });
  const answers = await Promise.all([promote(toNew(all, seen)), other]);
  await beside.close();
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  assert.deepEqual([await acts(), await live()], [6, liveAt('2.0.0')]);
});

test('names the whole set even if its candidate would have to end first', async () => {
  await setUp();
  await promote(toNew(all));
  const files = filesWith(contractFixture({ types: typesOf('NewCall') }), 'remote-games 2.0.1');
  await registry.publish('remote-games', '2.0.1', { files });
  assert.equal((await registry.promote('remote-games', '2.0.1', { percent: 10 })).status, 200);
  const refused = await registry.ask('POST', '/operator/releases/shell/rollback', { why: 'it broke' });
  assert.deepEqual((refused.fields.together ?? '').split(' ').sort(), all.map((each) => `${each}@1.0.0`).sort());
});

// covers 10
test('names what a rollback has to take along, and rolls the set back at once', async () => {
  await setUp();
  await promote(toNew(all));
  for (const name of ['shell', 'remote-games']) {
    const refused = await registry.ask('POST', `/operator/releases/${name}/rollback`, { why: 'it broke' });
    assert.equal(refused.code, 'release_does_not_fit');
    assert.deepEqual((refused.fields.together ?? '').split(' ').sort(), all.map((each) => `${each}@1.0.0`).sort());
  }
  assert.equal((await rollback([{ name: 'shell' }, { name: 'remote-games' }])).code, 'release_does_not_fit');
  assert.deepEqual([await acts(), await live()], [6, liveAt('2.0.0')]);
  const { status, value } = await rollback(all.map((name) => ({ name, from: { live: '2.0.0' } })));
  assert.deepEqual([status, value.sequence], [200, 9]);
  assert.deepEqual(await live(), liveAt('1.0.0'));
});
