import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

interface Rows<Row> {
  rows: Row[];
}

interface RowsResult extends PgQueryResultHKT {
  readonly type: Rows<this['row']>;
}

/** Drizzle over either engine. Inside a transaction it is that transaction, wherever the handle came from. */
export type Db = PgDatabase<RowsResult>;

/** One session with a database: Drizzle and plain queries. */
export interface Connection {
  readonly db: Db;
  /** Runs a plain query; with a name it is prepared once per session under that name. */
  query<Row>(text: string, values: readonly unknown[], name?: string): Promise<Row[]>;
}

/** What the embedded database and a PostgreSQL server have in common. */
export interface Engine {
  readonly kind: 'embedded' | 'postgres';
  /** Each query runs in its own transaction. */
  readonly root: Connection;
  /** Begins, commits when the work returns, rolls back when it throws. Must not be nested. */
  begin<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
