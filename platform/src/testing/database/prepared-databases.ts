import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { createDatabase } from '../../kernel/database/database.ts';
import type { Engine } from '../../kernel/database/database-engine.ts';
import { embeddedEngine, openEmbedded } from '../../kernel/database/embedded-engine.ts';
import { openPostgres } from '../../kernel/database/postgres-engine.ts';
import { migrate } from '../../kernel/schema/migrate.ts';
import { readSchemaFiles } from '../../kernel/schema/schema-files.ts';
import { databaseAt, onServer, startPostgres, type TestServer } from './test-postgres.ts';

const template = 'portal_template';
const keptCopies = fileURLToPath(new URL('../../../../.cache/test-databases', import.meta.url));
/** Environment variables by which the test files of a run find the prepared databases. */
const variables = { postgres: 'TEST_POSTGRES_URLS', embedded: 'TEST_EMBEDDED_COPY' } as const;
/** A lock in the server's own database; its holder has the server to itself. */
const serverLock = 727_002;

interface PreparedDatabases {
  /** For the processes of the test files. */
  env: Record<string, string>;
  close(): Promise<void>;
}

/**
 * Prepares what many test files share, so that not each one migrates its own: a PostgreSQL with a migrated template per
 * concurrent file, and a copy of a migrated embedded database in the folder. Never two files on one server: delivering
 * events waits for every older transaction of the server, also in other databases.
 */
export async function prepareDatabases(folder: string, atOnce: number): Promise<PreparedDatabases> {
  const servers = await Promise.all(Array.from({ length: atOnce }, () => startPostgres()));
  const copy = path.join(folder, 'embedded.tar');
  const [urls] = await Promise.all([Promise.all(servers.map(prepareServer)), writeEmbeddedCopy(copy)]);
  return {
    env: { [variables.postgres]: urls.join(' '), [variables.embedded]: copy },
    async close() {
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
}

async function prepareServer(server: TestServer): Promise<string> {
  const url = await server.createDatabase();
  await onServer(url, `create database ${template}`);
  const migrated = createDatabase(openPostgres({ url: databaseAt(url, template), poolSize: 1, onError: () => {} }));
  await migrate(migrated);
  await migrated.close();
  return url;
}

/** The copy is kept until the schema changes: making it takes as long as starting both servers. */
async function writeEmbeddedCopy(file: string): Promise<void> {
  const schema = createHash('sha256').update(JSON.stringify(readSchemaFiles())).digest('hex').slice(0, 20);
  const kept = path.join(keptCopies, `${schema}.tar`);
  if (!existsSync(kept)) {
    await rm(keptCopies, { recursive: true, force: true });
    await mkdir(keptCopies, { recursive: true });
    await makeEmbeddedCopy(`${kept}.${process.pid}`);
    await rename(`${kept}.${process.pid}`, kept);
  }
  await copyFile(kept, file);
}

async function makeEmbeddedCopy(file: string): Promise<void> {
  const pglite = await PGlite.create();
  const database = createDatabase(embeddedEngine(pglite));
  await migrate(database);
  const copy = await pglite.dumpDataDir('none');
  await writeFile(file, Buffer.from(await copy.arrayBuffer()));
  await database.close();
}

/** Opens a database in memory: a copy of the prepared one, or an empty one. */
export async function openMemory(): Promise<Engine> {
  const file = process.env[variables.embedded];
  if (!file) return openEmbedded('memory');
  return embeddedEngine(await PGlite.create({ loadDataDir: new Blob([await readFile(file)]) }));
}

/**
 * Returns a server of the run for this file alone, whose databases start migrated and are dropped for the next file; or
 * starts one.
 */
export async function runPostgres(): Promise<TestServer> {
  for (const url of process.env[variables.postgres]?.split(' ') ?? []) {
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    const { rows } = await holder.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [serverLock]);
    if (rows[0]?.taken) {
      await dropDatabases(url, holder);
      return heldServer(url, holder);
    }
    await holder.end();
  }
  return startPostgres();
}

const nameIn = (url: string) => new URL(url).pathname.slice(1);

/** Drops what the file before left: its sessions have ended by now, for which dropping would have waited 100 ms. */
async function dropDatabases(url: string, holder: pg.Client): Promise<void> {
  const left = 'select datname from pg_database where starts_with(datname, $1)';
  const { rows } = await holder.query<{ datname: string }>(left, [`${nameIn(url)}_`]);
  for (const { datname } of rows) await holder.query(`drop database ${datname} with (force)`);
}

function heldServer(url: string, holder: pg.Client): TestServer {
  let created = 0;
  return {
    async createDatabase() {
      created += 1;
      const name = `${nameIn(url)}_${created}`;
      await holder.query(`create database ${name} template ${template} strategy file_copy`);
      return databaseAt(url, name);
    },
    stop: () => holder.end(),
  };
}
