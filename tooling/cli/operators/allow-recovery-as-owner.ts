import { Refusal } from '@portal/platform/kernel/calls/refusal';
import { withSecretFiles } from '@portal/platform/kernel/config/secret-files';
import { createDatabase } from '@portal/platform/kernel/database/database';
import { openPostgres } from '@portal/platform/kernel/database/postgres-engine';
import { systemClock } from '@portal/platform/kernel/time/clock';
import { allowRecovery } from '@portal/platform/modules/operators/accounts/recovery';
import { CommandProblem } from '../command/operator-client.ts';

const texts: Readonly<Record<string, string>> = {
  not_allowed: 'MIGRATION_DATABASE_URL must name the role that owns the tables.',
  bootstrap_over: 'Two admins who can decide together are left: they add or reopen the others.',
};

/** Opens the database as its owner, which no call of the platform can, and allows the bootstrap. */
export async function allowRecoveryAsOwner(why: string): Promise<void> {
  const url = withSecretFiles(process.env).MIGRATION_DATABASE_URL;
  if (!url) throw new CommandProblem('no_database', 'Set MIGRATION_DATABASE_URL or MIGRATION_DATABASE_URL_FILE.');
  const database = createDatabase(openPostgres({ url, poolSize: 1, onError: () => {} }));
  try {
    await allowRecovery(database, systemClock, why);
  } catch (error) {
    if (error instanceof Refusal) throw new CommandProblem(error.code, texts[error.code] ?? error.code);
    throw new CommandProblem('no_database', `The database does not answer: ${rootMessage(error)}`);
  } finally {
    await database.close();
  }
}

const rootMessage = (error: unknown): string =>
  error instanceof Error ? (error.cause ? rootMessage(error.cause) : error.message) : String(error);
