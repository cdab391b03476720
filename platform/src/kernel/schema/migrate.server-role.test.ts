import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { startPostgres, type TestServer } from '../../testing/database/test-postgres.ts';
import { readSettings } from '../config/settings.ts';
import { createDatabase, databaseErrorCode } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { openPostgres } from '../database/postgres-engine.ts';
import { createLogger } from '../monitoring/logger.ts';
import { assertMigrated, migrateAs, migrateServer } from './migrate.ts';
import { IncompatibleDatabase } from './schema-plan.rules.ts';
import { rows } from './testing/schema-state.ts';

let server: TestServer;
before(async () => {
  server = await startPostgres();
});
after(() => server.stop());

/** Creates an empty database, and a role that owns nothing there. */
async function databaseWithRole(role: string) {
  const url = new URL(await server.createDatabase());
  const owner = createDatabase(openPostgres({ url: url.href, poolSize: 2, onError: () => {} }));
  await owner.db.execute(sql.raw(`create role ${role} login password 'server'`));
  const own = new URL(url);
  own.username = role;
  own.password = 'server';
  return { owner, ownerUrl: url.href, ownerName: url.username, roleUrl: own.href };
}

test("gives the server's role its rights, and none to change what is append-only", async () => {
  const role = `portal_server_${process.pid}`;
  const { owner, ownerUrl, roleUrl } = await databaseWithRole(role);
  await migrateServer(roleUrl, ownerUrl, (error) => assert.fail(error));
  const may = (right: string, table: string) =>
    rows(owner, sql`select has_table_privilege(${role}, ${table}, ${right}) as may`).then(([row]) => row?.may);
  for (const right of ['select', 'insert', 'update', 'delete']) assert.equal(await may(right, 'members'), true, right);
  const appendOnly = ['ledger_entries', 'ledger_transfers', 'outbox_events', 'settings_history', 'audit_lines'];
  for (const table of [...appendOnly, 'audit_chain', 'audit_heads']) {
    assert.equal(await may('insert', table), true, table);
    for (const right of ['update', 'delete', 'truncate'])
      assert.equal(await may(right, table), false, `${right} ${table}`);
  }
  const ofContracts = ['insert', 'update', 'delete'].map((right) => may(right, 'contract_versions'));
  assert.deepEqual(await Promise.all(ofContracts), [true, true, false], 'their end is written later');
  await owner.close();
});

test('starts a server that never sees the owner once the database is migrated, and lets it change no table', async () => {
  const role = `portal_apart_${process.pid}`;
  const { owner, ownerUrl, ownerName, roleUrl } = await databaseWithRole(role);
  const settings = readSettings({ DATABASE_URL: roleUrl, MIGRATIONS: 'separate' });
  const logger = createLogger('silent');
  await assert.rejects(openDatabase(settings, logger), /has not been migrated to this version: run platform/);
  await migrateAs(ownerUrl, role, (error) => assert.fail(error));
  const database = await openDatabase(settings, logger);
  await database.db.execute(sql`insert into audit_lines (at, who, act, target, why, detail)
    values (now(), 'anna', 'login', '', '', '{}')`);
  assert.equal((await rows(database, sql`select * from audit_pending`)).length, 1, 'queued for the chain');
  for (const change of [
    'alter table audit_lines disable trigger all',
    'alter table audit_lines owner to current_user',
    'update audit_lines set who = null',
    'delete from audit_chain',
    'create table mine (id integer)',
    `set role "${ownerName}"`,
    'set session_replication_role = replica',
  ])
    await assert.rejects(database.db.execute(sql.raw(change)), (error) => databaseErrorCode(error) === '42501', change);
  await owner.db.execute(sql`delete from schema_functions where file = 'audit'`);
  await assert.rejects(assertMigrated(database), IncompatibleDatabase);
  await Promise.all([database.close(), owner.close()]);
});
