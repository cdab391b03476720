import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { createDatabase, type Database } from '../../../kernel/database/database.ts';
import { openEmbedded } from '../../../kernel/database/embedded-engine.ts';
import { openPostgres } from '../../../kernel/database/postgres-engine.ts';
import { migrate } from '../../../kernel/schema/migrate.ts';
import { readSchemaFiles } from '../../../kernel/schema/schema-files.ts';
import { startPostgres, type TestServer } from '../../../testing/database/test-postgres.ts';

const files = readSchemaFiles();
const own = files.migrations.findIndex(({ name }) => name.endsWith('withdrawal-references'));

let server: TestServer;
before(async () => {
  server = await startPostgres();
});
after(() => server.stop());

const engines = {
  postgres: async () => openPostgres({ url: await server.createDatabase(), poolSize: 2, onError: () => {} }),
  embedded: () => openEmbedded('memory'),
};

for (const [kind, open] of Object.entries(engines))
  test(`${kind}: gives each withdrawal from before a reference of its month, and no promise`, async () => {
    const database: Database = createDatabase(await open());
    await migrate(database, { ...files, migrations: files.migrations.slice(0, own) });
    await database.db.execute(sql`
      insert into withdrawals (id, member_id, bank_account_id, amount_minor, fee_minor, state, release, applied_at, changed_at)
      select 'w' || n, 'm', 'a', 100, 0, 'received', '', moment, moment
      from generate_series(1, 50) n,
        lateral (select timestamptz '2026-01-30 23:30:00Z' + n * interval '1 hour' as moment) as moments`);
    await migrate(database, files);
    const { rows } = await database.db.execute<{ reference: string; month: string; expected_by: string | null }>(sql`
      select reference, to_char(applied_at at time zone 'UTC', 'YYMM') as month, expected_by from withdrawals`);
    assert.equal(new Set(rows.map(({ reference }) => reference)).size, 50);
    for (const { reference, month, expected_by } of rows) {
      assert.match(reference, new RegExp(`^WD-${month}-[0-9A-HJKMNP-TV-Z]{5}$`));
      assert.equal(expected_by, null);
    }
    await database.close();
  });
