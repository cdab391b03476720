import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { bootstrapOperators } from '@portal/shared/contract/operators/accounts';
import { listAudit } from '@portal/shared/contract/operators/audit';
import { sql } from 'drizzle-orm';
import { createDatabase } from '../../../kernel/database/database.ts';
import { openPostgres } from '../../../kernel/database/postgres-engine.ts';
import { migrateServer } from '../../../kernel/schema/migrate.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { openOperatorSession, operatorOf } from '../sessions/operator-sessions.ts';
import { operators } from '../tables.ts';
import { enrolAs } from '../testing/enrol-operator.ts';
import { setUpBy } from '../testing/set-up-by.ts';
import { adminsAmong } from './operator-account.rules.ts';
import { allowRecovery } from './recovery.ts';

const why = 'ben alone is left';
const password = 'a long enough one';
const of = (username: string) => `${username}@operators.example`;

forEachDatabase(({ database, url, kind }) => {
  const clock = testClock();
  const hosted = hostedApp(database, { clock });
  const kernel = () => hosted.app.server.kernel;
  let cli: string;
  before(async () => {
    cli = await openOperatorSession(kernel(), 'cli', true);
    for (const username of ['ann', 'ben', 'cat'])
      await hosted.app.modules.operator.add({ username, password, roles: ['admin'] });
    await setUpBy(hosted.app, 'cat', 'ann');
  });
  const bootstrap = async (...usernames: string[]) => {
    const people = usernames.map((username) => ({ username, email: of(username) }));
    return (await hosted.api.send(bootstrapOperators, { people, why }, { token: cli })).code ?? 'done';
  };
  const allow = () => allowRecovery(database(), clock, why);

  // covers 6
  test('opens the bootstrap to the owner of the database alone, and only where fewer than two admins are left', async () => {
    await assert.rejects(allow(), { code: 'bootstrap_over' });
    await kernel().db.execute(sql`update operators set is_active = false where username in ('ann', 'cat')`);
    assert.equal(await bootstrap('ann', 'dan'), 'bootstrap_over', 'not by the machine alone');
    await allow();
    clock.advanceMs(24 * 3_600_000);
    assert.equal(await bootstrap('ann', 'dan'), 'bootstrap_over', 'a day later');
    await allow();
    const token = await openOperatorSession(kernel(), 'ben', false);
    const [line] = (await hosted.api.send(listAudit, { act: 'allow-bootstrap' }, { token })).value.list;
    assert.deepEqual([line?.who, line?.why], ['(database owner)', why]);
  });

  // covers 6
  test('reopens and resets earlier accounts by it, of two people, until two have enrolled', async () => {
    assert.equal(await bootstrap('ann', 'cat'), 'username_taken', 'cat stems from ann');
    const session = await openOperatorSession(kernel(), 'ben', false);
    assert.equal(await bootstrap('ann', 'ben'), 'done');
    assert.equal(await operatorOf(kernel(), session), undefined, 'sessions of before are over');
    await enrolAs(hosted.app, of('ann'), password);
    await assert.rejects(hosted.app.modules.operator.assertSettled('ann'), { code: 'account_recently_reset' });
    assert.equal(await bootstrap('ann', 'dan'), 'done', 'the mail to ben was lost');
    for (const username of ['ann', 'dan']) await enrolAs(hosted.app, of(username), password);
    assert.deepEqual(adminsAmong(await kernel().db.select().from(operators)).toSorted(), ['ann', 'dan']);
    assert.equal(await bootstrap('eve', 'fay'), 'bootstrap_over');
    await assert.rejects(allow(), { code: 'bootstrap_over' });
  });

  if (kind === 'postgres')
    test("is refused to the server's role, which does not own the tables", async () => {
      const owner = new URL(url() ?? '');
      const role = `portal_recovering_${process.pid}`;
      await kernel().db.execute(sql.raw(`create role ${role} login password 'secret'`));
      const server = new URL(owner);
      server.username = role;
      server.password = 'secret';
      await migrateServer(server.href, owner.href, () => {});
      const opened = createDatabase(openPostgres({ url: server.href, poolSize: 1, onError: () => {} }));
      try {
        await assert.rejects(allowRecovery(opened, clock, why), { code: 'not_allowed' });
      } finally {
        await opened.close();
      }
    });
});
