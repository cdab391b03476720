import { after, before, describe, test } from 'node:test';
import { createDatabase, type Database } from '../../kernel/database/database.ts';
import { openPostgres } from '../../kernel/database/postgres-engine.ts';
import { migrate } from '../../kernel/schema/migrate.ts';
import { openMemory, runPostgres } from './prepared-databases.ts';

interface DatabaseUnderTest {
  kind: Database['kind'];
  /** Migrated and, at the first test, empty; shared by the tests of one `forEachDatabase`. */
  database(): Database;
  /** Address of the same database for another pool or process; undefined for the embedded one. */
  url(): string | undefined;
}

interface Opened {
  database: Database;
  url?: string;
  close(): Promise<void>;
}

/** Both, unless the run limits this process to PostgreSQL (decisions/062). */
const kinds: readonly Database['kind'][] =
  process.env.TEST_DATABASES === 'postgres' ? ['postgres'] : ['embedded', 'postgres'];

/**
 * Defines the same tests on the embedded database in memory and on a real PostgreSQL, or on PostgreSQL alone if the run
 * says so.
 */
export function forEachDatabase(
  define: (context: DatabaseUnderTest) => void,
  only: readonly Database['kind'][] = kinds,
): void {
  for (const kind of only) {
    describe(`on ${kind}`, () => {
      let opened: Opened | undefined;
      before(async () => {
        opened = kind === 'embedded' ? await openTestEmbedded() : await openTestPostgres();
      });
      after(() => opened?.close());
      const current = () => {
        if (!opened) throw new Error('The database is there only while tests run');
        return opened;
      };
      define({ kind, database: () => current().database, url: () => current().url });
    });
  }
}

interface DatabaseTests extends Omit<DatabaseUnderTest, 'kind'> {
  /** Defines a test for each database; `database` and `url` belong to the running test. */
  test(name: string, work: () => Promise<void>): void;
}

/** As `forEachDatabase`, for files with tests at the top level. */
export function databaseTests(only: readonly Database['kind'][] = kinds): DatabaseTests {
  const opened = new Map<Database['kind'], Promise<Opened>>();
  let running: Opened | undefined;
  after(async () => {
    for (const one of opened.values()) await (await one).close();
  });
  const open = (kind: Database['kind']) => {
    const found = opened.get(kind) ?? (kind === 'embedded' ? openTestEmbedded() : openTestPostgres());
    opened.set(kind, found);
    return found;
  };
  const current = () => {
    if (!running) throw new Error('The database is there only while tests run');
    return running;
  };
  return {
    database: () => current().database,
    url: () => current().url,
    test(name, work) {
      for (const kind of only) {
        test(`${name} (${kind})`, async () => {
          // The tests of a file run one after another.
          running = await open(kind);
          await work();
        });
      }
    },
  };
}

/** Opens a migrated database in memory. */
export async function openTestEmbedded(): Promise<Opened> {
  const database = createDatabase(await openMemory());
  await migrate(database);
  return { database, close: () => database.close() };
}

/** Opens a migrated database on PostgreSQL, which takes a tenth of the time that one in memory takes. */
export async function openTestPostgres(): Promise<Opened> {
  const server = await runPostgres();
  const url = await server.createDatabase();
  const database = createDatabase(openPostgres({ url, poolSize: 16, onError: () => {} }));
  await migrate(database);
  return {
    database,
    url,
    async close() {
      await database.close();
      await server.stop();
    },
  };
}
