import { refusalAt } from '../../kernel/calls/refusal-at.ts';
import { isReservedName } from '../../modules/accounts/index.ts';
import type { RegistrationDeps } from './registration.ts';

/** True for reserved names, operators' names, and those that the platform generates. */
export async function isPlatformName(
  { settings, operator }: Pick<RegistrationDeps, 'settings' | 'operator'>,
  name: string,
): Promise<boolean> {
  return isReservedName(name, await settings.get('brandName')) || operator.isKnown(name);
}

/** True for a taken or reserved name: the answer does not say which, so that it reveals no operator's name. */
export async function isNameTaken(
  deps: Pick<RegistrationDeps, 'settings' | 'member' | 'operator'>,
  name: string,
): Promise<boolean> {
  return (await deps.member.byAccount(name)) !== undefined || (await isPlatformName(deps, name));
}

/** Checks that a name is free. @throws Refusal `username_taken` */
export async function assertName(deps: RegistrationDeps, username: string | undefined): Promise<void> {
  if (username && (await isNameTaken(deps, username))) throw refusalAt('username', 'username_taken');
}
