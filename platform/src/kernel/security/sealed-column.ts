import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { canonicalJson } from '../strings/canonical-json.rules.ts';

/** The place of a sealed value: it opens nowhere else. */
export interface SealedPlace {
  readonly context: string;
}

/** A column whose values are sealed, each bound to its row. */
export interface SealedColumn<Bound extends string = string> {
  readonly table: PgTable;
  readonly column: PgColumn;
  /** The primary key. */
  readonly key: readonly PgColumn[];
  /** What a value is bound to, by name of the field: the primary key, and what else must not change beside it. */
  readonly bound: readonly { field: Bound; column: PgColumn }[];
  of(row: Readonly<Record<Bound, string>>): SealedPlace;
}

type FieldOf<T extends PgTable> = keyof T['_']['columns'] & string;

interface Binding<Key, More> {
  /** Fields of the primary key. */
  key: readonly Key[];
  /** Fields that never change and say whose the value is. */
  more?: readonly More[];
}

/** Declares a sealed column. All fields that it is bound to hold text. */
export function sealedColumn<T extends PgTable, Key extends FieldOf<T>, More extends FieldOf<T> = never>(
  table: T,
  field: FieldOf<T>,
  { key, more = [] }: Binding<Key, More>,
): SealedColumn<Key | More> {
  const columns: Readonly<Record<string, PgColumn>> = getTableColumns(table);
  const columnOf = (name: string) => {
    const column = columns[name];
    if (!column) throw new Error(`${getTableName(table)} has no ${name}`);
    return column;
  };
  const place = [getTableName(table), columnOf(field).name];
  const bound = [...key, ...more].map((name) => ({ field: name, column: columnOf(name) }));
  return {
    table,
    column: columnOf(field),
    key: key.map(columnOf),
    bound,
    of: (row) => ({ context: canonicalJson([...place, ...bound.map(({ field: name }) => row[name])]) }),
  };
}
