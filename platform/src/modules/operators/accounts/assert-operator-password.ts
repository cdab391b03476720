import { refusalAt } from '../../../kernel/calls/refusal-at.ts';
import { weakPasswordCode } from '../../../kernel/security/weak-password.rules.ts';

/**
 * `names` are the account's and the brand's.
 * @throws Refusal `password_common`, `password_has_name`, each with the field given
 */
export function assertOperatorPassword(
  field: 'password' | 'newPassword',
  password: string,
  names: readonly string[],
): void {
  const weak = weakPasswordCode(password, names);
  if (weak) throw refusalAt(field, weak);
}
