import { Refusal } from '../../../kernel/calls/refusal.ts';
import { refusalAt } from '../../../kernel/calls/refusal-at.ts';
import type { Authenticators } from './authenticators.ts';
import type { ExtraFailures } from './extra-failures.ts';

export interface AuthenticatorChecks {
  /**
   * Runs a check of a code after counting it, so that of many at once five are judged.
   * @throws Refusal `invalid_verification_code` (with the field given), `too_many_requests` after five in 15 minutes
   */
  counted<T>(memberId: string, field: string, check: () => Promise<T | undefined | false>): Promise<T>;
  /** Checks the code of a member who has an authenticator; others need none. See SessionModule.confirmAuthenticator. */
  confirm(memberId: string, code: string | undefined, field: string): Promise<void>;
}

/** Checks of a member who is logged in: a stolen session must not allow codes to be tried without limit. */
export function createAuthenticatorChecks(
  authenticators: Authenticators,
  failures: ExtraFailures,
): AuthenticatorChecks {
  const checks: AuthenticatorChecks = {
    async counted(memberId, field, check) {
      const retryAfterSeconds = await failures.take(memberId);
      if (retryAfterSeconds) throw new Refusal('too_many_requests', { retryAfterSeconds });
      const passed = await check();
      if (passed === undefined || passed === false) throw refusalAt(field, 'invalid_verification_code');
      await failures.uncount(memberId);
      return passed;
    },
    async confirm(memberId, code, field) {
      if (!(await authenticators.isConfirmed(memberId))) return;
      if (!code) throw new Refusal('authenticator_code_required', { fields: { [field]: 'required' } });
      await checks.counted(memberId, field, () => authenticators.use(memberId, code));
    },
  };
  return checks;
}
