import { mkdirSync } from 'node:fs';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { PgDialect } from 'drizzle-orm/pg-core';
import { drizzle, PgliteSession, PgliteTransaction } from 'drizzle-orm/pglite';
import type { Connection, Engine } from './database-engine.ts';
import { lockFolder } from './folder-lock.ts';

/** Opens the embedded PostgreSQL in a folder, or in memory. One process at a time; not safe against a power loss. */
export async function openEmbedded(folder: 'memory' | { path: string }): Promise<Engine> {
  if (folder === 'memory') return embeddedEngine(await PGlite.create());
  mkdirSync(folder.path, { recursive: true });
  const lock = lockFolder(folder.path);
  try {
    return embeddedEngine(await PGlite.create(folder.path), lock.release);
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Wraps an embedded PostgreSQL that is already open; it closes with the engine. */
export function embeddedEngine(pglite: PGlite, onClosed: () => void = () => {}): Engine {
  return {
    kind: 'embedded',
    root: { db: drizzle(pglite), query: queryOf(pglite) },
    begin: (work) => pglite.transaction((tx) => work(connectionOver(tx))),
    async close() {
      if (!pglite.closed) await pglite.close();
      onClosed();
    },
  };
}

function connectionOver(tx: Transaction): Connection {
  const dialect = new PgDialect();
  return {
    db: new PgliteTransaction(dialect, new PgliteSession(tx, dialect, undefined), undefined),
    query: queryOf(tx),
  };
}

function queryOf(client: PGlite | Transaction): Connection['query'] {
  return async <Row>(text: string, values: readonly unknown[]) => (await client.query<Row>(text, [...values])).rows;
}
