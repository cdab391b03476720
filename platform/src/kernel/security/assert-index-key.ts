import { SettingsError } from '../config/settings.ts';
import type { KernelParts } from '../kernel-parts.ts';
import { type BlindIndex, matchesBlindIndexes } from './blind-index.ts';
import { opensSealedValues } from './opens-sealed-values.ts';
import type { SealedColumn } from './sealed-column.ts';
import { secretChecks } from './secret-checks.tables.ts';
import { createSecrets } from './secrets.ts';

const name = 'index';

/** All places of the database where values are sealed, and where they are indexed. */
export interface SealedPlaces {
  columns: readonly SealedColumn[];
  indexes: readonly BlindIndex[];
}

/**
 * Notes the key of indexes at the first start, and refuses another one: nobody's contacts and bank accounts would be
 * found again. A database that was filled before there was a note has to open with the keys that are noted now, and to
 * have indexes by them.
 *
 * @throws SettingsError
 */
export async function assertIndexKey(
  { database, settings }: KernelParts,
  { columns, indexes }: SealedPlaces,
): Promise<void> {
  const { db } = database;
  const secrets = createSecrets(settings);
  const mac = secrets.mac('check', name);
  const isNoted = (await db.$count(secretChecks)) > 0;
  if (!isNoted) {
    if (!(await opensSealedValues(database, secrets, columns)))
      throw new SettingsError(
        'SECRETS_KEY: opens nothing that this database holds; give the key that it was filled with, as it was given then (without a name if it had none)',
      );
    if (!(await matchesBlindIndexes(database, secrets, indexes))) throw otherIndexKey();
    await db.insert(secretChecks).values({ name, mac }).onConflictDoNothing();
  }
  const [known] = await db.select().from(secretChecks);
  if (known?.mac === mac) return;
  throw otherIndexKey();
}

const otherIndexKey = () =>
  new SettingsError(
    'SECRETS_KEY: the key of indexes is not the one that this database was filled with; name that one as index:key',
  );
