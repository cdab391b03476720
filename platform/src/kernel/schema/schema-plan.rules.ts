import type { Migration, SchemaFiles } from './schema-files.ts';

/** Takes the place of a migration's hash in schema_migrations. */
export const baselineRecord = 'baseline';

/** The last version with the migrations that the baseline replaced. */
export const lastVersionBefore = '85fe31c7';

/** Thrown when this version cannot migrate the schema of a database. */
export class IncompatibleDatabase extends Error {}

export interface SchemaPlan {
  /** `adopt`: the replaced migrations made all of it; only a record is missing. */
  baseline: 'create' | 'adopt' | 'present';
  migrations: readonly Migration[];
  /** A newer version was here: its tables and functions stay as they are, so that one can go back to this version. */
  isNewer: boolean;
}

const unchanged = 'Nothing was changed.';

/** Decides by what was applied before what is left to do. @throws IncompatibleDatabase */
export function planOf(applied: readonly string[], files: SchemaFiles): SchemaPlan {
  const known = new Set([...files.replaced, ...files.migrations].map(({ hash }) => hash).concat(baselineRecord));
  const unknown = applied.filter((hash) => !known.has(hash));
  const missing = files.migrations.filter(({ hash }) => !applied.includes(hash));
  if (applied.includes(baselineRecord)) {
    if (unknown.length > 0 && missing.length > 0) {
      throw new IncompatibleDatabase(
        `The database has ${unknown.length} migrations that this version does not know, and lacks ${missing.length} of its own: it was migrated by a version of another branch. Use that version, or another database. ${unchanged}`,
      );
    }
    return { baseline: 'present', migrations: missing, isNewer: unknown.length > 0 };
  }
  if (applied.length === 0) return { baseline: 'create', migrations: files.migrations, isNewer: false };
  const done = files.replaced.filter(({ hash }) => applied.includes(hash));
  if (unknown.length === 0 && done.length === files.replaced.length) {
    return { baseline: 'adopt', migrations: files.migrations, isNewer: false };
  }
  if (unknown.length > 0) {
    throw new IncompatibleDatabase(
      `The database has ${unknown.length} migrations that this version does not know. Use the version that migrated it, or an empty database or DATA_DIR. ${unchanged}`,
    );
  }
  throw new IncompatibleDatabase(
    [
      `The database is of a version before the baseline: it stands at ${done.at(-1)?.name}, and this version takes over databases that stand at ${files.replaced.at(-1)?.name}.`,
      `Start it once with commit ${lastVersionBefore}, which brings it there, then with this version; or use an empty database or DATA_DIR.`,
      unchanged,
    ].join(' '),
  );
}
