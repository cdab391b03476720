import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, afterEach, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { schemaFingerprint } from '../../testing/database/schema-catalogue.ts';
import { startPostgres, type TestServer } from '../../testing/database/test-postgres.ts';
import { createDatabase, type Database } from '../database/database.ts';
import { openEmbedded } from '../database/embedded-engine.ts';
import { openPostgres } from '../database/postgres-engine.ts';
import { migrate } from './migrate.ts';
import { functionFile, readSchemaFiles, type SchemaFiles, stepsOf } from './schema-files.ts';
import { IncompatibleDatabase } from './schema-plan.rules.ts';
import { empty, functionRecords, hashesIn, makeOld, rows, stateOf } from './testing/schema-state.ts';

const files = readSchemaFiles();
/** A schema of three tables: what migrating decides does not depend on how much there is, and how long it takes does. */
const small: SchemaFiles = {
  ...files,
  baseline: stepsOf(`create table outbox_events (xid bigint);
    create table outbox_cursors (last_xid bigint);
    create table content_versions (area text, version integer);`),
  functions: [
    functionFile('first', 'create or replace function first_one() returns integer language sql as $$ select 1 $$;'),
    functionFile('second', 'create or replace function second_one() returns integer language sql as $$ select 2 $$;'),
  ],
  migrations: [],
};
const fingerprintFile = new URL('../../../database/baseline.fingerprint.txt', import.meta.url);
const waitingProcess = fileURLToPath(new URL('./testing/migrate-and-wait.ts', import.meta.url));

const withFunctions = (...extra: [name: string, text: string][]): SchemaFiles => ({
  ...small,
  functions: [...small.functions, ...extra.map(([name, text]) => functionFile(name, text))],
});
const withMigrations = (...texts: string[]): SchemaFiles => ({
  ...small,
  migrations: texts.map((text, no) => ({ name: `000${no + 1}_test`, hash: `test ${text}`, steps: stepsOf(text) })),
});
const answer = (value: number) =>
  `create or replace function test_answer() returns integer language sql as $$ select ${value} $$;`;

let server: TestServer;
before(async () => {
  server = await startPostgres();
});
after(() => server.stop());

const openUrl = (url: string) => createDatabase(openPostgres({ url, poolSize: 2, onError: () => {} }));
const engines = {
  postgres: async () => openUrl(await server.createDatabase()),
  embedded: async () => createDatabase(await openEmbedded('memory')),
};

for (const [kind, openEmpty] of Object.entries(engines)) {
  describe(`on ${kind}`, () => {
    let database: Database;
    before(async () => {
      database = await openEmpty();
    });
    after(() => database.close());
    afterEach(() => empty(database));

    test('makes of an empty database what the replaced migrations made, and changes nothing when it runs again', async () => {
      const own = await openEmpty();
      await migrate(own, { ...files, migrations: [] });
      const expected = (await readFile(fingerprintFile, 'utf8')).trim().split('\n');
      const isOfBefore = (line: string) =>
        !line.startsWith('function ') || expected.some((other) => sameObject(line, other));
      const made = (await schemaFingerprint(own)).filter(isOfBefore);
      assert.deepEqual(made, expected, 'the line of a function that was changed since is removed from the file');
      await migrate(own);
      const earlier = await stateOf(own);
      await migrate(own);
      assert.deepEqual(await stateOf(own), earlier);
      await own.close();
    });

    test('adopts a database that the replaced migrations completed, with its data', async () => {
      await makeOld(database, small, files.replaced.length);
      const earlier = await schemaFingerprint(database);
      await migrate(database, small);
      assert.deepEqual(await schemaFingerprint(database), earlier);
      assert.deepEqual(await hashesIn(database), [...files.replaced.map(({ hash }) => hash), 'baseline'].sort());
      assert.deepEqual(await rows(database, sql`select area, version from content_versions`), [
        { area: 'banners', version: 7 },
      ]);
      assert.equal((await functionRecords(database)).length, small.functions.length);
    });

    test('refuses a database at an earlier migration and changes nothing', async () => {
      for (const done of [1, 32, files.replaced.length - 1]) {
        await makeOld(database, small, done);
        const earlier = await stateOf(database);
        const stand = files.replaced[done - 1]?.name ?? '';
        await assert.rejects(migrate(database, small), (error) => {
          assert.ok(error instanceof IncompatibleDatabase);
          assert.match(
            error.message,
            new RegExp(`stands at ${stand}.*Start it once with commit \\w+.*Nothing was changed`),
          );
          return true;
        });
        assert.deepEqual(await stateOf(database), earlier);
        await empty(database);
      }
    });

    test('refuses a database with unknown migrations and changes nothing', async () => {
      await makeOld(database, small, files.replaced.length);
      await database.db.execute(sql`insert into schema_migrations (hash) values ('unknown')`);
      const earlier = await stateOf(database);
      await assert.rejects(migrate(database, small), /has 1 migrations that this version does not know/);
      assert.deepEqual(await stateOf(database), earlier);
    });

    test('applies migrations after the baseline, each once', async () => {
      const add = 'create table test_rows (id integer);';
      await migrate(database, withMigrations(add));
      await migrate(database, withMigrations(add, 'alter table test_rows add column name text;'));
      assert.deepEqual(await rows(database, sql`select * from test_rows`), []);
      assert.equal((await hashesIn(database)).length, 3);
    });

    test('lets a migration use functions of a file', async () => {
      await migrate(database, small);
      const text = '--> functions: test\ncreate table test_rows (id integer, answer integer default test_answer());';
      const next = { ...withFunctions(['test', answer(42)]), migrations: withMigrations(text).migrations };
      await migrate(database, next);
      await database.db.execute(sql`insert into test_rows (id) values (1)`);
      assert.deepEqual(await rows(database, sql`select answer from test_rows`), [{ answer: 42 }]);
    });

    test('leaves tables and functions of a newer version as they are', async () => {
      const newer = withMigrations('create table test_rows (id integer);');
      await migrate(database, { ...newer, functions: withFunctions(['test', answer(2)]).functions });
      const earlier = await stateOf(database);
      await migrate(database, withFunctions(['test', answer(1)]));
      assert.deepEqual(await stateOf(database), earlier);
      const branch = withMigrations('create table test_others (id integer);');
      await assert.rejects(migrate(database, branch), /a version of another branch/);
      assert.deepEqual(await stateOf(database), earlier);
    });

    test('applies a function file when its content changes', async () => {
      await migrate(database, withFunctions(['test', answer(1)]));
      const earlier = await functionRecords(database);
      await migrate(database, withFunctions(['test', answer(2)]));
      assert.deepEqual(await rows(database, sql`select test_answer() as answer`), [{ answer: 2 }]);
      const changed = (await functionRecords(database)).filter(
        ({ file, hash }) => !earlier.some((one) => one.file === file && one.hash === hash),
      );
      assert.deepEqual(
        changed.map(({ file }) => file),
        ['test'],
      );
    });

    test('replaces a function whose parameters or result change, and drops one without a file', async () => {
      const signatures = () =>
        rows(
          database,
          sql`select pg_get_function_arguments(oid) as takes, pg_get_function_result(oid) as gives from pg_proc where proname = 'test_answer'`,
        );
      await migrate(database, withFunctions(['test', answer(1)]));
      const head = 'create or replace function test_answer';
      for (const [takes, gives] of [
        ['', 'text'],
        ['one integer', 'text'],
        ['two integer', 'text'],
        ['two integer, OUT a integer, OUT b integer', 'record'],
      ]) {
        const result = gives === 'record' ? '' : `returns ${gives}`;
        const select = gives === 'record' ? 'select 1, 2' : "select 'x'";
        await migrate(
          database,
          withFunctions(['test', `${head}(${takes}) ${result} language sql as $$ ${select} $$;`]),
        );
        assert.deepEqual(await signatures(), [{ takes, gives }]);
      }
      await migrate(database, withFunctions(['moved', answer(3)]));
      assert.deepEqual(await signatures(), [{ takes: '', gives: 'integer' }]);
      await migrate(database, small);
      assert.deepEqual(await signatures(), []);
      assert.equal((await functionRecords(database)).length, small.functions.length);
    });

    test('drops no function on which something depends, and changes nothing', async () => {
      await migrate(database, withFunctions(['test', answer(1)]));
      await database.db.execute(sql`create table test_rows (answer integer default test_answer())`);
      const earlier = await stateOf(database);
      const asText = "create or replace function test_answer() returns text language sql as $$ select 'x' $$;";
      for (const next of [withFunctions(['test', asText]), small]) {
        await assert.rejects(migrate(database, next), /functions\/test\.sql changes or removes test_answer\(\)/);
        assert.deepEqual(await stateOf(database), earlier);
      }
    });

    test('keeps nothing of a run that fails, and completes the next one', async () => {
      await assert.rejects(migrate(database, withMigrations('create table test_rows (id integer);', 'select 1 / 0;')));
      assert.deepEqual(
        await rows(database, sql`select relname from pg_class where relnamespace = 'public'::regnamespace`),
        [],
      );
      await migrate(database, small);
      assert.equal((await functionRecords(database)).length, small.functions.length);
    });
  });
}

test('applies a changed function file once when two processes start at once', async () => {
  const url = await server.createDatabase();
  const processes = [openUrl(url), openUrl(url)] as const;
  await Promise.all(processes.map((each) => migrate(each, small)));
  const { db } = processes[0];
  await db.execute(sql`create table test_log (object text)`);
  await db.execute(sql`create function test_log() returns event_trigger language plpgsql as
    $$ begin insert into test_log select object_identity from pg_event_trigger_ddl_commands(); end $$`);
  await db.execute(
    sql`create event trigger test_log on ddl_command_end when tag in ('CREATE FUNCTION') execute function test_log()`,
  );
  await Promise.all(processes.map((each) => migrate(each, withFunctions(['test', answer(1)]))));
  assert.deepEqual(await rows(processes[0], sql`select object from test_log`), [{ object: 'public.test_answer()' }]);
  for (const each of processes) await each.close();
});

test('completes on PostgreSQL after a process was killed in the middle', async () => {
  const url = await server.createDatabase();
  await killInTheMiddle('postgres', url);
  const database = openUrl(url);
  await migrate(database);
  assert.equal((await functionRecords(database)).length, files.functions.length);
  await database.close();
});

test('completes in a data folder after a process was killed in the middle', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-migrate-'));
  const place = path.join(folder, 'database');
  await killInTheMiddle('embedded', place);
  const database = createDatabase(await openEmbedded({ path: place }));
  assert.deepEqual(await rows(database, sql`select relname from pg_class where relname = 'members'`), []);
  await migrate(database);
  assert.equal((await functionRecords(database)).length, files.functions.length);
  await database.close();
  await rm(folder, { recursive: true });
});

async function killInTheMiddle(kind: string, place: string): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', waitingProcess, kind, place], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const [line] = await once(child.stdout, 'data');
  assert.equal(String(line), 'before the commit\n');
  child.kill('SIGKILL');
  await exited;
}

function sameObject(line: string, other: string): boolean {
  return line.slice(0, line.lastIndexOf(' ')) === other.slice(0, other.lastIndexOf(' '));
}
