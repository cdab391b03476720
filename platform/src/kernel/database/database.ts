import { AsyncLocalStorage } from 'node:async_hooks';
import type { Connection, Db, Engine } from './database-engine.ts';

export type { Db } from './database-engine.ts';

interface Scope {
  connection: Connection;
  isOpen: boolean;
  depth: number;
  afterCommit: (() => void)[];
}

export interface Database {
  readonly kind: Engine['kind'];
  readonly db: Db;
  /**
   * Runs the work in a transaction, or in a savepoint if there is one already. Everything called meanwhile through `db`
   * or `call` belongs to it, so no handle is passed around (and the embedded engine cannot deadlock on itself). A
   * deadlock or serialization failure restarts the outermost work: it must touch nothing but the database.
   */
  transaction<T>(work: () => Promise<T>): Promise<T>;
  /** Runs after the surrounding transaction has committed, or immediately if there is none. Must not throw. */
  afterCommit(work: () => void): void;
  /** Runs a prepared statement by name, for the few queries where Drizzle costs too much. */
  call<Row>(name: string, text: string, values: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

const retriedCodes = new Set(['40001', '40P01']);
const attemptsAtMost = 5;

/** Returns the PostgreSQL code of an error, also if Drizzle has wrapped it. */
export function databaseErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return databaseErrorCode(error.cause);
}

/** True if the insert failed because the row already exists. */
export function isUniqueViolation(error: unknown): boolean {
  return databaseErrorCode(error) === '23505';
}

/**
 * True if the database refused work on several items because of one of them (a value, key, lock or conflict): the work
 * was rolled back, and the other items can be processed without it.
 */
export function isFaultOfOne(error: unknown): boolean {
  return ['22', '23', '40'].includes(databaseErrorCode(error)?.slice(0, 2) ?? '');
}

export function createDatabase(engine: Engine): Database {
  const scopes = new AsyncLocalStorage<Scope>();
  // Work started inside a transaction may outlive it (a timer, a nudge): it then uses the database itself.
  const openScope = () => (scopes.getStore()?.isOpen ? scopes.getStore() : undefined);
  const current = () => openScope()?.connection ?? engine.root;

  async function outermost<T>(work: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      const afterCommit: (() => void)[] = [];
      try {
        const result = await engine.begin(async (connection) => {
          const scope: Scope = { connection, isOpen: true, depth: 0, afterCommit };
          try {
            return await scopes.run(scope, work);
          } finally {
            scope.isOpen = false;
          }
        });
        scopes.exit(() => {
          for (const after of afterCommit) after();
        });
        return result;
      } catch (error) {
        if (attempt >= attemptsAtMost || !retriedCodes.has(databaseErrorCode(error) ?? '')) throw error;
      }
    }
  }

  async function nested<T>(scope: Scope, work: () => Promise<T>): Promise<T> {
    scope.depth += 1;
    const name = `level_${scope.depth}`;
    const queued = scope.afterCommit.length;
    await scope.connection.query(`savepoint ${name}`, []);
    try {
      const result = await work();
      await scope.connection.query(`release savepoint ${name}`, []);
      return result;
    } catch (error) {
      scope.afterCommit.length = queued;
      await scope.connection.query(`rollback to savepoint ${name}`, []);
      throw error;
    } finally {
      scope.depth -= 1;
    }
  }

  function transaction<T>(work: () => Promise<T>): Promise<T> {
    const scope = openScope();
    return scope ? nested(scope, work) : outermost(work);
  }

  const db = new Proxy(engine.root.db, {
    get(_root, name) {
      if (name === 'transaction') return (work: (tx: Db) => Promise<unknown>) => transaction(() => work(db));
      const target = current().db;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

  return {
    kind: engine.kind,
    db,
    transaction,
    afterCommit(work) {
      const scope = openScope();
      if (scope) scope.afterCommit.push(work);
      else work();
    },
    call: (name, text, values) => current().query(text, values, name),
    close: () => engine.close(),
  };
}
