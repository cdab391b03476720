import { Refusal } from '../../kernel/calls/refusal.ts';
import { refusalAt } from '../../kernel/calls/refusal-at.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { type AccountSettings, newPasswordFault } from '../../modules/accounts/index.ts';

/** Checks a new password by the rule of registration. @throws Refusal `invalid_password` with the field newPassword */
export async function assertNewPassword(
  { settings: process }: Kernel,
  settings: AccountSettings,
  newPassword: string,
): Promise<void> {
  const rules = await settings.get('register.rules');
  const fault = newPasswordFault(rules, newPassword, process.DEFAULT_PASSWORD);
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
