import { refusalAt } from '../../kernel/refusal-at.ts';
import { isReservedName } from '../../modules/member/index.ts';
import type { RegistrationDeps } from './registration.ts';

/** True for names of the house, of its operators, and for those that the platform makes. */
export async function isHouseName(
  { content, operator }: Pick<RegistrationDeps, 'content' | 'operator'>,
  name: string,
): Promise<boolean> {
  return isReservedName(name, await content.settings.get('brandName')) || operator.isKnown(name);
}

/** A reserved name is told in the words of a taken one: who asks learns no operator's name. */
export async function isNameTaken(
  deps: Pick<RegistrationDeps, 'content' | 'member' | 'operator'>,
  name: string,
): Promise<boolean> {
  return (await deps.member.byAccount(name)) !== undefined || (await isHouseName(deps, name));
}

/** @throws Refusal `username_taken` */
export async function assertName(deps: RegistrationDeps, username: string | undefined): Promise<void> {
  if (username && (await isNameTaken(deps, username))) throw refusalAt('username', 'username_taken');
}
