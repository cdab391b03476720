import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createDatabase } from '../kernel/database.ts';
import type { Engine } from '../kernel/database-engine.ts';
import { embeddedEngine, openEmbedded } from '../kernel/embedded-engine.ts';
import { migrate } from '../kernel/migrate.ts';
import { openPostgres } from '../kernel/postgres-engine.ts';
import { databaseAt, onServer, startPostgres, type TestServer } from './test-postgres.ts';

const template = 'portal_template';
/** Names of the environment by which the files of a run find what was prepared. */
const variables = { postgres: 'TEST_POSTGRES_URL', embedded: 'TEST_EMBEDDED_COPY' } as const;

export interface PreparedDatabases {
  /** For the processes of the test files. */
  env: Record<string, string>;
  close(): Promise<void>;
}

/**
 * What many test files share, so that not each makes and migrates its own: one PostgreSQL with a migrated template, and a
 * copy of a migrated embedded database in the folder.
 */
export async function prepareDatabases(folder: string): Promise<PreparedDatabases> {
  const server = await startPostgres();
  const url = await server.createDatabase();
  await onServer(url, `create database ${template}`);
  const migrated = createDatabase(openPostgres({ url: databaseAt(url, template), poolSize: 1, onError: () => {} }));
  await migrate(migrated);
  await migrated.close();
  const copy = path.join(folder, 'embedded.tar');
  await writeEmbeddedCopy(copy);
  return { env: { [variables.postgres]: url, [variables.embedded]: copy }, close: () => server.stop() };
}

async function writeEmbeddedCopy(file: string): Promise<void> {
  const pglite = await PGlite.create();
  const database = createDatabase(embeddedEngine(pglite));
  await migrate(database);
  const copy = await pglite.dumpDataDir('none');
  await writeFile(file, Buffer.from(await copy.arrayBuffer()));
  await database.close();
}

/** In memory: a copy of what was prepared, or an empty one. */
export async function openMemory(): Promise<Engine> {
  const file = process.env[variables.embedded];
  if (!file) return openEmbedded('memory');
  return embeddedEngine(await PGlite.create({ loadDataDir: new Blob([await readFile(file)]) }));
}

/** The server of the run, whose databases begin migrated and go when it is stopped; or one of the file's own. */
export async function runPostgres(): Promise<TestServer> {
  const url = process.env[variables.postgres];
  if (!url) return startPostgres();
  const names: string[] = [];
  return {
    async createDatabase() {
      const name = `portal_test_${process.pid}_${Date.now()}_${names.length}`;
      await onServer(url, `create database ${name} template ${template}`);
      names.push(name);
      return databaseAt(url, name);
    },
    async stop() {
      for (const name of names) await onServer(url, `drop database ${name} with (force)`);
    },
  };
}
