import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { openTestPostgres } from '@portal/platform/testing/database/databases';
import { testApp } from '@portal/platform/testing/test-kernel';
import { commandHarness } from '../testing/command-harness.ts';
import { accountCommands } from './account-commands.ts';

const harness = commandHarness();
const recover = () => harness.run(accountCommands, 'operators', 'recover', '--why', 'nobody is left');

afterEach(() => {
  delete process.env.MIGRATION_DATABASE_URL;
});

// covers 6
test('allows the bootstrap in the database of the owner, once fewer than two admins are left', async () => {
  const { database, url, close } = await openTestPostgres();
  const app = await testApp(database);
  try {
    process.env.MIGRATION_DATABASE_URL = url;
    assert.match((await recover()).out, /^The bootstrap is open for 24 hours/);
    const { list } = await app.modules.operator.readAudit(1, 5, { act: 'allow-bootstrap' });
    assert.deepEqual(
      list.map(({ who, why }) => [who, why]),
      [['(database owner)', 'nobody is left']],
    );
    for (const username of ['ada', 'ben'])
      await app.modules.operator.add({ username, password: 'a long enough one', roles: ['admin'] });
    assert.match((await recover()).error, /^Two admins who can decide together are left/);
  } finally {
    await app.close();
    await close();
  }
});

test('says what is missing where no database is named or none answers', async () => {
  assert.match((await recover()).error, /^Set MIGRATION_DATABASE_URL/);
  process.env.MIGRATION_DATABASE_URL = 'postgresql://owner:secret@127.0.0.1:1/portal';
  assert.match((await recover()).error, /^The database does not answer: .*ECONNREFUSED/);
});
