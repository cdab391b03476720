import { sql } from 'drizzle-orm';
import { type Database, databaseErrorCode } from '../database/database.ts';
import type { FunctionFile, SqlFunction } from './schema-files.ts';

/** PostgreSQL refuses to replace a function by one with another result or other parameter names. */
const invalidFunctionDefinition = '42P13';
const dependentObjects = '2BP01';

/**
 * Applies the function files whose content has changed, and drops functions that are in no file any more. For the
 * transaction of the migrator.
 */
export async function applyFunctions(database: Database, files: readonly FunctionFile[]): Promise<void> {
  const recorded = await database.db.execute<{ file: string; hash: string; names: string[] }>(
    sql`select file, hash, names from schema_functions`,
  );
  const hashes = new Map(recorded.rows.map(({ file, hash }) => [file, hash]));
  for (const file of files.filter(({ name, hash }) => hashes.get(name) !== hash)) {
    await createFunctions(database, file);
    const names = file.functions.map(({ name }) => name).join(' ');
    await database.db.execute(sql`insert into schema_functions (file, hash, names)
      values (${file.name}, ${file.hash}, string_to_array(${names}, ' '))
      on conflict (file) do update set hash = excluded.hash, names = excluded.names, applied_at = now()`);
  }
  const current = new Set(files.flatMap(({ functions }) => functions.map(({ name }) => name)));
  for (const { file, names } of recorded.rows) {
    for (const name of names.filter((each) => !current.has(each))) {
      for (const signature of await signaturesOf(database, name)) await drop(database, file, signature);
    }
    if (!files.some(({ name }) => name === file)) {
      await database.db.execute(sql`delete from schema_functions where file = ${file}`);
    }
  }
}

/** Whether a function file has another content than the one applied. */
export async function hasOldFunctions(database: Database, files: readonly FunctionFile[]): Promise<boolean> {
  const { rows } = await database.db.execute<{ file: string; hash: string }>(
    sql`select file, hash from schema_functions`,
  );
  const hashes = new Map(rows.map(({ file, hash }) => [file, hash]));
  return files.some(({ name, hash }) => hashes.get(name) !== hash);
}

/** Creates or replaces the functions of a file without recording it. */
export async function createFunctions(database: Database, file: FunctionFile): Promise<void> {
  for (const each of file.functions) await createFunction(database, file.name, each);
}

/** A name has one signature: one that changed replaces the function of before. */
async function createFunction(database: Database, file: string, { name, statement }: SqlFunction): Promise<void> {
  const before = await signaturesOf(database, name);
  const create = () => database.db.execute(sql.raw(statement));
  try {
    // In a savepoint, so that the transaction continues after a refusal.
    await database.transaction(create);
  } catch (error) {
    if (databaseErrorCode(error) !== invalidFunctionDefinition) throw error;
    for (const signature of before) await drop(database, file, signature);
    await create();
    return;
  }
  const after = await signaturesOf(database, name);
  if (after.length === before.length) return;
  for (const signature of before) await drop(database, file, signature);
}

async function signaturesOf(database: Database, name: string): Promise<string[]> {
  const { rows } = await database.db.execute<{ signature: string }>(
    sql`select oid::regprocedure::text as signature from pg_proc
      where proname = ${name} and pronamespace = to_regnamespace(current_schema()) order by oid`,
  );
  return rows.map(({ signature }) => signature);
}

/** @throws if a trigger, column or other function depends on it: nothing is dropped along with it */
async function drop(database: Database, file: string, signature: string): Promise<void> {
  try {
    await database.db.execute(sql.raw(`drop function ${signature}`));
  } catch (cause) {
    if (databaseErrorCode(cause) !== dependentObjects) throw cause;
    throw new Error(
      `functions/${file}.sql changes or removes ${signature}, on which other objects depend: a migration has to drop them first and make them again`,
      { cause },
    );
  }
}
