import { weakPasswordCode } from '../../../kernel/security/weak-password.rules.ts';
import type { RegistrationRules } from '../registration/register-defaults.ts';
import { passwordBounds, passwordCode } from '../registration/registration.rules.ts';

interface PasswordFault {
  code: string;
  params: Record<string, string | number>;
}

interface NewPassword {
  password: string;
  /** The member's own names and the brand's, which a password must not consist of. */
  names: readonly (string | undefined)[];
  defaultPassword: string;
}

/** Checks a new password by the registration rules; the default one, common ones, the own name and the brand's are refused. */
export function newPasswordFault(
  { password: rule }: RegistrationRules,
  { password, names, defaultPassword }: NewPassword,
): PasswordFault | undefined {
  const code = passwordCode(rule, password);
  if (code) return { code, params: passwordBounds(rule) };
  if (defaultPassword !== '' && password === defaultPassword) return { code: 'default_password', params: {} };
  const weak = weakPasswordCode(password, names);
  return weak ? { code: weak, params: {} } : undefined;
}
