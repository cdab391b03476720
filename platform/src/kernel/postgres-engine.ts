import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Connection, Engine } from './database-engine.ts';

export interface PostgresOptions {
  url: string;
  poolSize: number;
  onError: (error: Error) => void;
}

/** A PostgreSQL server behind a pool of connections. */
export function openPostgres(options: PostgresOptions): Engine {
  const pool = new pg.Pool({ connectionString: options.url, max: options.poolSize });
  // An idle connection that breaks must not end the process; the pool replaces it.
  pool.on('error', options.onError);
  return {
    kind: 'postgres',
    root: connectionOver(pool),
    async begin(work) {
      const client = await pool.connect();
      let broken: Error | undefined;
      // The pool listens to idle ones alone: a server that goes away between two statements must not end the process.
      client.on('error', options.onError);
      try {
        await client.query('begin');
        const result = await work(connectionOver(client));
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch((cause: Error) => {
          broken = cause;
        });
        throw error;
      } finally {
        client.off('error', options.onError);
        client.release(broken);
      }
    },
    close: () => pool.end(),
  };
}

function connectionOver(client: pg.Pool | pg.PoolClient): Connection {
  return {
    db: drizzle(client),
    query: async (text, values, name) => (await client.query({ text, values: [...values], name })).rows,
  };
}
