import assert from 'node:assert/strict';
import { after, afterEach, beforeEach, test } from 'node:test';
import { contractFileName } from '@portal/shared/contract/releases/contract-surface';
import { releaseActs } from '../registry/releases.tables.ts';
import { contractFixture, filesWith, servedStatus, statusCall, statusWith } from '../testing/contract-fixture.ts';
import { memoryDatabase, type RegistryFixture, registryFixture } from '../testing/registry-fixture.ts';
import { releaseFixture, servedRange } from '../testing/release-fixture.ts';

const database = await memoryDatabase();
after(() => database.close());
let registry: RegistryFixture;
beforeEach(async () => {
  registry = await registryFixture(database);
});
afterEach(() => registry.close());

const types = {
  Host: { from: 'shell' as const, members: { call: { text: 'HostCall' } } },
  RemoteModule: { from: 'remote' as const, members: { mount: { text: '(host:Host):void' } } },
};
const events = { moved: '(what:string)=>void' };
const listens = contractFixture({ events: events, types });
const emits = contractFixture({}, { events: events, types });

async function publishAs(name: string, version: string, contract: Parameters<typeof filesWith>[0], more = {}) {
  return registry.publish(name, version, { files: filesWith(contract, `${name} ${version}`), ...more });
}

async function live(name: string, version: string, contract: Parameters<typeof filesWith>[0], more = {}) {
  assert.equal((await publishAs(name, version, contract, more)).status, 200);
  assert.equal((await registry.promote(name, version)).status, 200);
}

const canPromote = (name: string, version: string, unpublished?: object) =>
  registry.ask('POST', `/operator/releases/${name}/can-promote`, { version, unpublished });
const canRollBack = (name: string, to?: string) =>
  registry.ask('GET', `/operator/releases/${name}/can-roll-back${to ? `?to=${to}` : ''}`);

// covers 10
test('refuses a shell that drops an event a live remote listens to, naming both', async () => {
  await live('shell', '1.0.0', emits);
  await live('remote-games', '1.0.0', listens);
  await publishAs('shell', '2.0.0', contractFixture({}, { events: {}, types }));
  const refused = await registry.promote('shell', '2.0.0');
  assert.equal(refused.code, 'release_does_not_fit');
  assert.equal(refused.fields.version, 'remote-games 1.0.0 does not fit shell 2.0.0: event moved is gone');
  const { value } = await canPromote('shell', '2.0.0');
  const incompatibility = { who: 'remote-games 1.0.0', kind: 'event', subject: 'moved', text: refused.fields.version };
  assert.deepEqual(value.sets, [
    { set: 'live', fits: false, misfits: [incompatibility] },
    { set: 'candidate', fits: false, misfits: [incompatibility] },
    { set: 'previous', fits: false, misfits: [incompatibility] },
  ]);
  assert.deepEqual(value.nearest, { shell: '1.0.0' });
  assert.equal((await registry.ask('GET', '/operator/releases')).value.sequence, 2);
});

test('names a member of the host that a remote uses and the shell lacks', async () => {
  await live('shell', '1.0.0', emits);
  const members = { ...types.Host.members, toast: { text: '(text:string):void' } };
  const wants = contractFixture({ types: { ...types, Host: { from: 'shell', members } } });
  await publishAs('remote-games', '1.0.0', wants);
  const { code, fields } = await registry.promote('remote-games', '1.0.0');
  assert.equal(code, 'release_does_not_fit');
  assert.match(fields.version ?? '', /remote-games 1\.0\.0 does not fit shell 1\.0\.0: Host\.toast is gone/);
});

// covers 10
test('refuses a rollback to a version that reads a field the platform dropped, and names the nearest compatible version', async () => {
  await live('shell', '1.0.0', emits);
  await live('remote-games', '1.0.0', contractFixture({ calls: { [statusCall]: servedStatus() } }));
  // It was live before the current platform; today it could not go live.
  await publishAs('remote-games', '0.9.0', contractFixture({ calls: { [statusCall]: statusWith('rankName') } }));
  await publishAs('remote-games', '0.8.0', listens);
  await live('remote-games', '1.1.0', contractFixture({ calls: { [statusCall]: servedStatus() }, events: events }));
  const at = new Date('2026-11-20T08:00:00.000Z');
  const old = {
    act: 'promote' as const,
    name: 'remote-games',
    version: '0.9.0',
    percent: 100,
    at,
    who: 'operator',
    why: '',
  };
  await database.db.insert(releaseActs).values({ ...old, sequence: 0 });

  const url = '/operator/releases/remote-games/rollback';
  const refused = await registry.ask('POST', url, { to: '0.9.0', why: 'it spins twice since then' });
  assert.equal(refused.code, 'release_does_not_fit');
  assert.equal(
    refused.fields.version,
    `remote-games 0.9.0 does not fit the platform: ${statusCall}: output.rankName is needed and is not there`,
  );
  const asked = await canRollBack('remote-games', '0.9.0');
  assert.deepEqual(asked.value.nearest, { 'remote-games': '1.0.0' });
  const { value } = await canRollBack('remote-games');
  assert.deepEqual([value.version, value.nearest], ['1.0.0', undefined]);
});

test('reports both a call that is not served and a contract that is too old', async () => {
  await live('shell', '1.0.0', emits);
  await live('remote-games', '1.0.0', listens);
  const needs = { contract: '^99.0.0', react: '^19.3.0', facades: [] };
  const uses = contractFixture({ calls: { 'GET /wps/games/tomorrow': servedStatus() } });
  await publishAs('remote-games', '1.1.0', uses, { manifest: { needs } });
  const { value } = await canPromote('remote-games', '1.1.0');
  const [set] = Array.isArray(value.sets) ? value.sets : [];
  assert.deepEqual(
    set.misfits.map(({ kind, subject, text }: Record<string, string>) => [kind, subject, text]),
    [
      [
        'call',
        'GET /wps/games/tomorrow',
        'remote-games 1.1.0 does not fit the platform: GET /wps/games/tomorrow is gone',
      ],
      ['contract', 'contract', `remote-games 1.1.0 needs contract ^99.0.0, shell 1.0.0 has ${servedRange}`],
    ],
  );
  assert.deepEqual(value.nearest, { 'remote-games': '1.0.0' });
});

test('lets releases that a new platform no longer serves be fixed one at a time', async () => {
  const old = contractFixture({ calls: { [statusCall]: statusWith('rankName') } });
  for (const name of ['shell', 'remote-games', 'remote-lottery']) await publishAs(name, '1.0.0', old);
  const at = new Date('2026-11-20T08:00:00.000Z');
  const acts = ['shell', 'remote-games'].map((name, sequence) => {
    return {
      act: 'promote' as const,
      name,
      version: '1.0.0',
      percent: 100,
      at,
      sequence,
      who: 'operator',
      why: '',
    };
  });
  await database.db.insert(releaseActs).values(acts);
  assert.match((await registry.promote('remote-lottery', '1.0.0')).fields.version ?? '', /^remote-lottery [^;]*$/);
  const now = contractFixture({ calls: { [statusCall]: servedStatus() } });
  await publishAs('remote-games', '2.0.0', now);
  const { value } = await canPromote('remote-games', '2.0.0');
  assert.deepEqual(
    value.sets,
    ['live', 'candidate', 'previous'].map((set) => ({ set, fits: true, misfits: [] })),
  );
  assert.equal((await registry.promote('remote-games', '2.0.0')).status, 200);
});

// covers 10
test('finds a compatible shell when the release has no other version', async () => {
  await live('shell', '1.0.0', contractFixture({}, { events: {}, types }));
  await publishAs('shell', '1.1.0', emits);
  await publishAs('remote-games', '1.0.0', listens);
  const { value } = await canPromote('remote-games', '1.0.0');
  assert.deepEqual(value.nearest, { shell: '1.1.0' });
});

// covers 10
test('judges an unpublished release by its two files and stores nothing', async () => {
  await live('shell', '1.0.0', emits);
  await publishAs('remote-games', '1.0.0', contractFixture({ types }));
  const { manifest } = releaseFixture('remote-games', '1.0.1');
  const unpublished = { manifest: JSON.stringify(manifest), contract: JSON.stringify(listens) };
  const { value } = await canPromote('remote-games', '1.0.1', unpublished);
  assert.deepEqual(value.change, { level: 'minor', since: '1.0.0', lowest: '1.1.0', because: ['uses moved'] });
  assert.equal((await canPromote('remote-games', '1.0.1')).code, 'not_found');
  assert.equal((await canPromote('remote-games', '1.0.2', unpublished)).code, 'release_corrupt');
  for (const files of [
    { manifest: '{', contract: '{}' },
    { manifest: unpublished.manifest, contract: 'nothing' },
  ]) {
    assert.equal((await canPromote('remote-games', '1.0.1', files)).code, 'release_corrupt');
  }
  assert.equal((await canRollBack('remote-games')).code, 'nothing_to_roll_back_to');
  assert.equal((await canRollBack('remote-lottery', '1.0.0')).code, 'nothing_to_roll_back_to');
  assert.equal((await canPromote('remote-casino', '1.0.0')).status, 400);
});

// covers 10
test('refuses a version that is too low for its change, naming the lowest allowed', async () => {
  await publishAs('remote-games', '1.0.0', contractFixture({ types, calls: { [statusCall]: statusWith('rankName') } }));
  const more = contractFixture({ types, events: events, calls: { [statusCall]: statusWith('rankName') } });
  const low = await registry.publish('remote-games', '1.0.1', { files: filesWith(more) });
  assert.equal(low.code, 'release_version_wrong');
  assert.match(low.fields.version ?? '', /a minor change since 1\.0\.0 \(uses moved\); 1\.1\.0 is the lowest version/);
  assert.deepEqual(low.value, { level: 'minor', lowest: '1.1.0', since: '1.0.0' });
  assert.equal((await publishAs('remote-games', '1.1.0', more)).status, 200);
  const other = contractFixture({ types, events: events, calls: { [statusCall]: servedStatus() } });
  assert.match((await publishAs('remote-games', '1.2.0', other)).fields.version ?? '', /a breaking change.*2\.0\.0/);
  assert.equal((await publishAs('remote-games', '2.0.0', other)).status, 200);
  // A fix of an older line is compared with that line.
  assert.equal((await publishAs('remote-games', '1.1.1', more)).status, 200);
});

test('accepts the same use under the next patch, and refuses a release that stops declaring its use', async () => {
  await publishAs('remote-games', '1.0.0', listens);
  assert.equal((await publishAs('remote-games', '1.0.1', listens)).status, 200);
  const silent = await registry.publish('remote-games', '1.0.2');
  assert.equal(silent.code, 'release_incomplete');
  assert.match(silent.fields.files ?? '', /^contract\.json is missing, which 1\.0\.1 has/);
  assert.equal((await publishAs('remote-games', '1.0.3', listens)).status, 200);
});

test('judges releases without contract files by their ranges', async () => {
  assert.equal((await registry.publish('shell', '1.0.0')).status, 200);
  assert.equal((await registry.promote('shell', '1.0.0')).status, 200);
  await live('remote-games', '1.0.0', listens);
  const needs = { contract: '^99.0.0', react: '^19.3.0', facades: [] };
  await registry.publish('remote-lottery', '1.0.0', { manifest: { needs } });
  assert.match((await registry.promote('remote-lottery', '1.0.0')).fields.version ?? '', /needs contract \^99\.0\.0/);
});

// covers 10
test('refuses hostile contract files and stores nothing', async () => {
  const deep = `{"contract":"1.0.0","uses":${'['.repeat(200_000)}`;
  const uses = (calls: string) => `{"contract":"1.0.0","uses":{"calls":${calls},"events":{},"types":{}}}`;
  const cases = {
    'no JSON': 'contract',
    'no object': '[]',
    'another shape': '{"contract":1}',
    'too large': JSON.stringify(contractFixture({ events: { a: 'x'.repeat(600_000) } })),
    'too deep': deep,
    'deep and closed': uses(`{"GET /x":{"input":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}}`),
    'an access of operators': uses('{"GET /x":{"access":"operator","flags":[],"input":{},"output":{},"refusals":[]}}'),
  };
  for (const [what, text] of Object.entries(cases)) {
    const answer = await publishAs('remote-games', '1.0.0', text);
    assert.equal(answer.code, 'release_corrupt', what);
    assert.match(answer.fields.files ?? '', new RegExp(contractFileName.replace('.', '\\.')));
  }
  assert.deepEqual((await registry.ask('GET', '/operator/releases')).value.releases, []);
});

test('treats names such as __proto__ and constructor as ordinary names', async () => {
  await live('shell', '1.0.0', emits);
  const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
  const calls = names.map(
    (name) => `${JSON.stringify(name)}:{"access":"public","flags":[],"input":{},"output":{},"refusals":[]}`,
  );
  const text = `{"contract":"1.0.0","uses":{"calls":{${calls}},"events":{"constructor":"()=>void"},"types":{}}}`;
  assert.equal((await publishAs('remote-games', '1.0.0', text)).status, 200);
  const { code, fields } = await registry.promote('remote-games', '1.0.0');
  assert.equal(code, 'release_does_not_fit');
  assert.match(fields.version ?? '', /toString is gone/);
  assert.equal(Object.hasOwn(Object.prototype, 'access'), false);
});

// covers 10
test('gives up on a schema built to take forever', async () => {
  await live('shell', '1.0.0', emits);
  const wide = (depth: number): object =>
    depth === 0 ? { type: 'string' } : { anyOf: [wide(depth - 1), wide(depth - 1)] };
  const call = { ...servedStatus(), output: { type: 'object', required: ['code'], properties: { code: wide(11) } } };
  await publishAs('remote-games', '1.0.0', contractFixture({ calls: { [statusCall]: call } }));
  const startedAt = performance.now();
  assert.equal((await registry.promote('remote-games', '1.0.0')).code, 'release_does_not_fit');
  assert.ok(performance.now() - startedAt < 5_000);
});
