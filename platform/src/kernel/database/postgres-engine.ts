import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Connection, Engine } from './database-engine.ts';
import { DatabaseGone, isConnectionLost } from './outage.rules.ts';

interface PostgresOptions {
  url: string;
  poolSize: number;
  onError: (error: Error) => void;
}

/** An unresponsive server is given up after this long, and so is a call that finds no free connection. */
const connectionTimeoutMs = 20_000;

/** Opens a PostgreSQL server behind a pool of connections. A lost connection is thrown as `DatabaseGone`. */
export function openPostgres(options: PostgresOptions): Engine {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize,
    connectionTimeoutMillis: connectionTimeoutMs,
    keepAlive: true,
  });
  let isClosing = false;
  // Connections end after the pool says that it has: a server that stops meanwhile is no fault.
  const onError = (error: Error) => {
    if (!isClosing) options.onError(named(error));
  };
  // An idle connection that breaks must not end the process; the pool replaces it.
  pool.on('error', onError);
  return {
    kind: 'postgres',
    root: connectionOver(pool),
    async begin(work) {
      const client = await pool.connect().catch(rethrow);
      let broken: Error | undefined;
      // The pool listens only to idle clients: a server that dies between two statements must not end the process.
      client.on('error', onError);
      try {
        await client.query('begin').catch(rethrow);
        const result = await work(connectionOver(client));
        await client.query('commit').catch(rethrow);
        return result;
      } catch (error) {
        await client.query('rollback').catch((cause: Error) => {
          broken = cause;
        });
        throw error;
      } finally {
        client.off('error', onError);
        client.release(broken);
      }
    },
    close: () => {
      isClosing = true;
      return pool.end();
    },
  };
}

function connectionOver(client: pg.Pool | pg.PoolClient): Connection {
  return {
    db: drizzle(client),
    query: async (text, values, name) => (await client.query({ text, values: [...values], name }).catch(rethrow)).rows,
  };
}

function named(error: Error): Error {
  return isConnectionLost(error) ? new DatabaseGone(error) : error;
}

function rethrow(error: unknown): never {
  throw error instanceof Error ? named(error) : error;
}
