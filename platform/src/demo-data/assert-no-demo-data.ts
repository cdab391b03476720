import { SettingsError } from '../kernel/config/settings.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { Modules } from '../modules.ts';
import { openingSource } from './demo-members.ts';
import { demoOperators } from './demo-operators.ts';
import { demoPassword } from './demo-step.ts';

/**
 * Refuses to start in production on a database that was a demo's, except for a public demo. The ledger, which nobody
 * clears, has the opening balances of demo members; demo operators open with the known password.
 * @throws SettingsError naming what was found
 */
export async function assertNoDemoData(
  { settings }: Pick<Kernel, 'settings'>,
  { wallet, operator }: Pick<Modules, 'wallet' | 'operator'>,
): Promise<void> {
  if (settings.NODE_ENV !== 'production' || settings.PUBLIC_DEMO) return;
  const found: string[] = [];
  const openings = await wallet.postedSince(openingSource, new Date(0));
  if (openings.length > 0) found.push(`money of ${openings.length} demo members`);
  for (const { username } of demoOperators)
    if (await operator.hasPassword(username, demoPassword)) found.push(`the demo operator ${username}`);
  if (found.length > 0)
    throw new SettingsError(
      `DATABASE_URL: the database holds demo data (${found.join(', ')}); production needs one that never did, except with PUBLIC_DEMO`,
    );
}
