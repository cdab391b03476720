import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contractFixture } from '@portal/platform/modules/releases/testing/contract-fixture';
import { releaseFixture } from '@portal/platform/modules/releases/testing/release-fixture';
import { compatibilityCommands } from '../releases/compatibility-commands.ts';
import { registryHarness } from '../testing/registry-harness.ts';
import { checkSigned } from './check-signed.ts';
import { makeSquadKey, publicHalf } from './squad-key.ts';

const harness = registryHarness(compatibilityCommands);
const asked = {
  name: 'remote-games' as const,
  version: '1.0.0',
  unpublished: {
    manifest: JSON.stringify(releaseFixture('remote-games', '1.0.0').manifest),
    contract: JSON.stringify(contractFixture()),
  },
};

test('a squad asks by its key alone, as often as it likes', async () => {
  const key = await makeSquadKey('remote-games', harness.inFolder('asking.json'));
  const access = { key, address: harness.address() };
  await assert.rejects(checkSigned(access, asked), { code: 'publisher_not_known' });
  const known = { name: 'remote-games', label: 'asking', key: publicHalf(key), why: 'a new squad' };
  await harness.registry.ask('POST', '/operator/publishers', known);
  for (let turn = 0; turn < 2; turn += 1) {
    const { change, sets } = await checkSigned(access, asked);
    assert.deepEqual([change.level, sets.every(({ fits }) => fits)], ['first', true]);
  }
});

test('refuses a key of another remote, or one without an address, before building', async () => {
  const file = harness.inFolder('lottery.json');
  await makeSquadKey('remote-lottery', file);
  const other = await harness.run('can-publish', 'remote-games', '--key', file, '--address', harness.address());
  assert.match(other.printed, /a key of remote-lottery, not of remote-games/);
  assert.match((await harness.run('can-publish', 'remote-lottery', '--key', file)).printed, /needs the address/);
});
