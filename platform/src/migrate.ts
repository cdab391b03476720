import * as v from 'valibot';
import { withSecretFiles } from './kernel/config/secret-files.ts';
import { migrateAs } from './kernel/schema/migrate.ts';

const environment = v.object({
  /** The role that owns the tables. */
  MIGRATION_DATABASE_URL: v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//)),
  /** The role of the platform, which gets its rights here. */
  SERVER_ROLE: v.pipe(v.string(), v.regex(/^[a-z_][a-z0-9_]*$/)),
});

/** Migrates and ends: for a platform that runs without the password of the owner (`MIGRATIONS=separate`). */
async function main(): Promise<void> {
  const { MIGRATION_DATABASE_URL: url, SERVER_ROLE: role } = v.parse(environment, withSecretFiles(process.env));
  await migrateAs(url, role, (error) => process.stderr.write(`${error.message}\n`));
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
