import { boundsOf, fieldCode, newPasswordFault, type RegistrationRules } from '../../modules/accounts/index.ts';

interface Faults {
  /** Message code by field of the call; empty if both are acceptable. */
  fields: Record<string, string>;
  fieldParams: Record<string, Record<string, string | number>>;
}

/** Returns the faults of an account and password that an agent chose for a downline, by the rules of registration. */
export function newcomerFaults(
  rules: RegistrationRules,
  { account, password }: { account: string; password: string },
  { defaultPassword, brandName }: { defaultPassword: string; brandName: string },
): Faults {
  const faults: Faults = { fields: {}, fieldParams: {} };
  const accountCode = fieldCode('username', rules.username, true, account);
  if (accountCode) {
    faults.fields.account = accountCode;
    faults.fieldParams.account = boundsOf(rules.username);
  }
  const fault = newPasswordFault(rules, { password, names: [account, brandName], defaultPassword });
  if (fault) {
    faults.fields.password = fault.code;
    faults.fieldParams.password = fault.params;
  }
  return faults;
}
