import { refusalAt } from '../../../kernel/calls/refusal-at.ts';
import { weakPasswordCode } from '../../../kernel/security/weak-password.rules.ts';

/** @throws Refusal `password_common`, `password_has_name`, each with the field given */
export function assertOperatorPassword(field: 'password' | 'newPassword', password: string, username: string): void {
  const weak = weakPasswordCode(password, [username]);
  if (weak) throw refusalAt(field, weak);
}
