import type { Db } from './database.ts';

/** One line to a database: Drizzle and plain queries over the same session. */
export interface Connection {
  readonly db: Db;
  /** Plain query; with a name it is prepared once per session under that name. */
  query<Row>(text: string, values: readonly unknown[], name?: string): Promise<Row[]>;
}

/** What the embedded database and a PostgreSQL server have in common. */
export interface Engine {
  readonly kind: 'embedded' | 'postgres';
  /** Each query is a transaction of its own. */
  readonly root: Connection;
  /** Begins, commits when the work returns, rolls back when it throws. Not to be nested. */
  begin<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
