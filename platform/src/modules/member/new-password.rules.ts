import type { RegistrationRules } from '../content/index.ts';
import { boundsOf, fieldCode } from './registration.rules.ts';

export interface PasswordFault {
  code: string;
  params: Record<string, string | number>;
}

/** What is wrong with a new password by the rule of registration; the default one is none to keep. */
export function newPasswordFault(
  rules: RegistrationRules,
  password: string,
  defaultPassword: string,
): PasswordFault | undefined {
  const code = fieldCode('password', rules.password, true, password);
  if (code) return { code, params: boundsOf(rules.password) };
  return defaultPassword !== '' && password === defaultPassword ? { code: 'default_password', params: {} } : undefined;
}
