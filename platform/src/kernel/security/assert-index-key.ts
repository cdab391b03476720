import { SettingsError } from '../config/settings.ts';
import type { KernelParts } from '../kernel-parts.ts';
import { secretChecks } from './secret-checks.tables.ts';
import { createSecrets } from './secrets.ts';

const name = 'index';

/**
 * Notes the key of indexes at the first start, and refuses another one: nobody's contacts and bank accounts would be
 * found again. @throws SettingsError
 */
export async function assertIndexKey({ database, settings }: KernelParts): Promise<void> {
  const mac = createSecrets(settings).mac('check', name);
  await database.db.insert(secretChecks).values({ name, mac }).onConflictDoNothing();
  const [known] = await database.db.select().from(secretChecks);
  if (known?.mac === mac) return;
  throw new SettingsError(
    'SECRETS_KEY: the key of indexes is not the one that this database was filled with; name that one as index:key',
  );
}
