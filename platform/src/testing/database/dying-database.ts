import type { Database } from '../../kernel/database/database.ts';

export interface DyingDatabase {
  database: Database;
  /** From this statement on (counted from 1) nothing is answered, as after a crash of the process. */
  dieAt(statement: number): void;
  revive(): void;
  /** Statements since it was revived. */
  statements(): number;
}

/** Wraps a database for a process that can be made to die in the middle of its work. */
export function dyingDatabase(alive: Database): DyingDatabase {
  let count = 0;
  let last = Number.POSITIVE_INFINITY;
  const next = () => {
    count += 1;
    if (count >= last) throw new Error('The process has died');
  };
  const db = new Proxy(alive.db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        next();
        return Reflect.apply(value, target, args);
      };
    },
  });
  return {
    database: {
      ...alive,
      db,
      async call(name, text, values) {
        next();
        return alive.call(name, text, values);
      },
    },
    dieAt(statement) {
      count = 0;
      last = statement;
    },
    revive() {
      count = 0;
      last = Number.POSITIVE_INFINITY;
    },
    statements: () => count,
  };
}
