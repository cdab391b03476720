import type { RegistrationRules } from '../registration/register-defaults.ts';
import { boundsOf, fieldCode } from '../registration/registration.rules.ts';

interface PasswordFault {
  code: string;
  params: Record<string, string | number>;
}

/** Checks a new password by the registration rules; the default password is refused. */
export function newPasswordFault(
  rules: RegistrationRules,
  password: string,
  defaultPassword: string,
): PasswordFault | undefined {
  const code = fieldCode('password', rules.password, true, password);
  if (code) return { code, params: boundsOf(rules.password) };
  return defaultPassword !== '' && password === defaultPassword ? { code: 'default_password', params: {} } : undefined;
}
