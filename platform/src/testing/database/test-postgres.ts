import pg from 'pg';
import { startOwnPostgres } from './own-postgres.ts';

export interface TestServer {
  /** Creates an empty database and returns its address. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/** Starts a real PostgreSQL: the one of DATABASE_URL, or one in a temporary folder. @throws if there is none */
export async function startPostgres(): Promise<TestServer> {
  const given = process.env.DATABASE_URL;
  return given ? serverAt(given, async () => {}) : ownServer();
}

async function ownServer(): Promise<TestServer> {
  // Nothing here has to survive a power loss.
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };
  const { address, stop } = await startOwnPostgres('portal-postgres', ['--no-sync', '--encoding=UTF8'], settings);
  return serverAt(address('postgres'), stop);
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

/** Runs one statement over its own connection. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Returns the address of another database of the server. */
export function databaseAt(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
