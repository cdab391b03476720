import assert from 'node:assert/strict';
import { readFile, stat } from 'node:fs/promises';
import { afterEach, test } from 'node:test';
import { createSecrets, ownKeysFile } from '@portal/platform/kernel/security/secrets';
import { commandHarness } from '../testing/command-harness.ts';
import { secretsCommands } from './secrets-commands.ts';

const harness = commandHarness();
const run = (...args: string[]) => harness.run(secretsCommands, 'secrets', ...args);
const noneLeft = { columns: [{ table: 'members', column: 'profile', current: 3, old: 0 }] };
const someLeft = { columns: [{ table: 'members', column: 'profile', current: 1, old: 2 }] };

afterEach(() => {
  delete process.env.SECRETS_KEY;
});

test("adds a key to the data folder's own, and drops old ones once nothing is left on them", async () => {
  const file = ownKeysFile(harness.folder());
  const own = () => createSecrets({ DATA_DIR: harness.folder() });
  const before = own();
  const place = { context: 'a row' };
  const sealed = before.seal('text', place);
  const added = await run('new-key');
  assert.match(added.out, /^The key k[0-9a-f]{8} is new\. Restart the platform/);
  assert.equal((await stat(file)).mode & 0o777, 0o600);
  assert.equal(own().open(sealed, place), 'text');
  assert.notEqual(own().newestPrefix, before.newestPrefix);
  harness.givesReads(someLeft);
  assert.match((await run('drop-old-keys')).error, /left on old keys\. Reseal them first/);
  assert.equal(own().open(sealed, place), 'text');
  harness.givesReads(noneLeft);
  assert.match((await run('drop-old-keys')).out, /^Old keys are gone/);
  assert.throws(() => own().open(sealed, place), /not in SECRETS_KEY/);
  assert.equal(own().mac('use', 'text'), before.mac('use', 'text'));
});

test('prints the new value of SECRETS_KEY and writes no file', async () => {
  const file = ownKeysFile(harness.folder());
  const text = await readFile(file, 'utf8');
  const key = Buffer.alloc(32, 7).toString('base64');
  process.env.SECRETS_KEY = key;
  const { out } = await run('new-key');
  assert.match(out, new RegExp(`^SECRETS_KEY=k[0-9a-f]{8}:[^,]+,${key},index:${key}$`, 'm'));
  assert.equal(await readFile(file, 'utf8'), text);
});

test('reseals until the platform names no next part, and fails with the rows that open nowhere', async () => {
  harness.givesReads(noneLeft);
  harness.gives({ resealed: 3, failed: [] });
  const good = await run('reseal', '--why', 'a key leaked');
  assert.match(good.out, /^3 values resealed\./);
  assert.equal(good.code, 0);
  harness.gives({ resealed: 2, failed: [{ table: 'bank_accounts', column: 'sealed', row: 'ab12' }] });
  const bad = await run('reseal', '--why', 'a key leaked');
  assert.match(bad.error, /taken from another row:\nbank_accounts\.sealed ab12\n/);
  assert.equal(bad.code, 1);
});
