import assert from 'node:assert/strict';
import { sql } from 'drizzle-orm';
import { databaseTests } from '../../testing/database/databases.ts';
import { createDatabase } from './database.ts';
import { openPostgres } from './postgres-engine.ts';

const { test, database, url } = databaseTests(['postgres']);

test('fails only the transaction when the server ends its connection between two statements', async () => {
  const heard: string[] = [];
  const onError = (error: Error) => void heard.push(error.message);
  const own = createDatabase(openPostgres({ url: url() ?? '', poolSize: 1, onError }));
  const cut = own.transaction(async () => {
    const { rows } = await own.db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await database().db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
    while (heard.length === 0) await new Promise((resolve) => setImmediate(resolve));
    await own.db.execute(sql`select 1`);
  });
  await assert.rejects(cut);
  const { rows } = await own.db.execute(sql`select 1 as one`);
  assert.deepEqual(rows, [{ one: 1 }]);
  await own.close();
});
