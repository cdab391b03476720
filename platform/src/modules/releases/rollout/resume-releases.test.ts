import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Database } from '../../../kernel/database/database.ts';
import { memoryDatabase, type RegistryFixture, registryFixture } from '../testing/registry-fixture.ts';

let database: Database;
let fixture: RegistryFixture;
before(async () => {
  database = await memoryDatabase();
  fixture = await registryFixture(database);
});
after(async () => {
  await fixture.close();
  await database.close();
});

const why = 'restored from the backup of the night';
const resume = (above: unknown, roles?: string) =>
  fixture.ask('POST', '/operator/releases/resume', { above, why }, roles);
const polled = async () => (await fixture.app.inject('/composition.json')).json() as { sequence: number };

test('refuses to resume before a shell is live', async () => {
  const { status, code } = await resume(5);
  assert.deepEqual([status, code], [422, 'nothing_live_yet']);
});

// covers 10
test('continues above the sequence that browsers have seen after a restore, with the same versions live', async () => {
  for (const [name, version] of [
    ['shell', '1.0.0'],
    ['remote-games', '1.0.0'],
    ['remote-games', '1.0.1'],
  ] as const) {
    await fixture.publish(name, version);
    await fixture.promote(name, version);
  }
  const before = await fixture.ask('GET', '/operator/releases');
  const { status, value } = await resume(4711);
  assert.deepEqual([status, value], [200, { sequence: 4712, name: 'shell', live: '1.0.0' }]);
  assert.equal((await polled()).sequence, 4712);
  const states = (list: unknown) =>
    (list as { name: string; version: string; state: string }[]).map(({ state }) => state);
  const now = await fixture.ask('GET', '/operator/releases');
  assert.deepEqual(states(now.value.releases), states(before.value.releases));
  assert.deepEqual(fixture.audited.at(-1), {
    who: 'operator',
    act: 'resume-releases',
    target: 'shell 1.0.0',
    why,
    detail: { above: 4711, sequence: 4712 },
  });
});

test('rolls back to the same target afterwards, and counts on from the new sequence', async () => {
  const { value } = await fixture.ask('POST', '/operator/releases/remote-games/rollback', { why });
  assert.deepEqual([value.sequence, value.live], [4713, '1.0.0']);
});

test('the sequence never goes down', async () => {
  assert.equal((await resume(1)).value.sequence, 4714);
});

for (const above of [-1, 0.5, 2_147_483_647, 'many', null])
  test(`refuses a sequence above ${above} and changes nothing`, async () => {
    const { sequence } = await polled();
    const { status, code } = await resume(above);
    assert.deepEqual([status, code], [400, 'invalid_input']);
    assert.equal((await polled()).sequence, sequence);
  });

test('refuses support', async () => {
  assert.equal((await resume(9000, 'support')).status, 403);
});

test('judges again what another process judged before the resume', async () => {
  const beside = await registryFixture(database, fixture);
  const { signingKid } = beside.registry;
  let resumed: Promise<unknown> | undefined;
  // Resumes while the files and keys of the shell are being checked.
  beside.registry.signingKid = async () => {
    resumed ??= resume(9000);
    await resumed;
    return signingKid();
  };
  await fixture.publish('shell', '1.0.1');
  const { status, value } = await beside.ask('POST', '/operator/releases/shell/promote', { version: '1.0.1' });
  await beside.close();
  assert.deepEqual([status, value.sequence], [200, 9002]);
});
