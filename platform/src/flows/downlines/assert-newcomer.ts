import { Refusal } from '../../kernel/calls/refusal.ts';
import { refusalAt } from '../../kernel/calls/refusal-at.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { isNameTaken } from '../registration/assert-name.ts';
import type { DownlineDeps } from './downline-deps.ts';
import { newcomerFaults } from './newcomer.rules.ts';

/**
 * Checks account and password of a new downline. @throws Refusal `invalid_registration` with the broken fields,
 * `username_taken`
 */
export async function assertNewcomer(
  { settings }: Pick<Kernel, 'settings'>,
  deps: Pick<DownlineDeps, 'settings' | 'member' | 'operator'>,
  newcomer: { account: string; password: string },
): Promise<void> {
  const rules = await deps.settings.get('register.rules');
  const { fields, fieldParams } = newcomerFaults(rules, newcomer, {
    defaultPassword: settings.DEFAULT_PASSWORD,
    brandName: await deps.settings.get('brandName'),
  });
  if (Object.keys(fields).length > 0) throw new Refusal('invalid_registration', { fields, fieldParams });
  if (await isNameTaken(deps, newcomer.account)) throw accountTaken();
}

/** Creates the refusal of a taken name at the field of this call. */
export const accountTaken = () => refusalAt('account', 'username_taken');
