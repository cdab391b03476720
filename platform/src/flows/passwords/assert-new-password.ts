import { Refusal } from '../../kernel/calls/refusal.ts';
import { refusalAt } from '../../kernel/calls/refusal-at.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { type Member, newPasswordFault } from '../../modules/accounts/index.ts';
import type { PasswordDeps } from './password-deps.ts';

/**
 * Checks a member's new password by the rule of registration.
 * Without an owner it is compared with the name of the brand alone.
 * @throws Refusal `invalid_password` with the field newPassword
 */
export async function assertNewPassword(
  { settings: process }: Kernel,
  { settings, member }: Pick<PasswordDeps, 'settings' | 'member'>,
  owner: Member | undefined,
  password: string,
): Promise<void> {
  const rules = await settings.get('register.rules');
  const own = owner ? [owner.account, owner.nickname, member.profile.of(owner).payeeName] : [];
  const names = [...own, await settings.get('brandName')];
  const fault = newPasswordFault(rules, { password, names, defaultPassword: process.DEFAULT_PASSWORD });
  if (!fault) return;
  throw new Refusal('invalid_password', {
    fields: { newPassword: fault.code },
    fieldParams: { newPassword: fault.params },
  });
}

/** @throws Refusal `wrong_confirmation` */
export function assertConfirmation(field: string, text: string, repeated: string): void {
  if (text.normalize('NFC') !== repeated.normalize('NFC')) throw refusalAt(field, 'wrong_confirmation');
}

export function assertChanged(isSame: boolean): void {
  if (isSame) throw refusalAt('newPassword', 'password_unchanged');
}
