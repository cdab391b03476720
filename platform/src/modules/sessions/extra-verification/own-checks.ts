import { Refusal } from '../../../kernel/calls/refusal.ts';
import { refusalAt } from '../../../kernel/calls/refusal-at.ts';
import type { Member, MemberModule } from '../../accounts/index.ts';
import type { LoginAttempts } from '../login/login-attempts.ts';
import type { Origin, SessionModule } from '../session-module.ts';

export interface OwnChecks {
  password: SessionModule['confirmPassword'];
  /** Counts a wrong answer for the account and blocks after five, as a login does. @throws the refusal given */
  asked(member: Member, from: Origin, isRight: () => Promise<boolean>, refusal: Refusal): Promise<void>;
}

const lockedSeconds = 15 * 60;

/** Checks of a member who is logged in: a stolen session must not allow passwords to be tried without limit. */
export function createOwnChecks(member: MemberModule, attempts: LoginAttempts): OwnChecks {
  const checks: OwnChecks = {
    async asked(found, from, isRight, refusal) {
      // Counted separately from logins: a stranger's login tries must not stop the owner from changing the password.
      const attempt = await attempts.begin(from.address, `own check of ${found.id}`);
      if (attempt.isAccountUnderTrial) {
        await attempt.conclude('refused');
        throw new Refusal('too_many_requests', { retryAfterSeconds: lockedSeconds });
      }
      const isCorrect = await isRight();
      // Not recorded as a success, which would reset the failures before it.
      await attempt.conclude(isCorrect ? 'refused' : 'failed');
      if (!isCorrect) throw refusal;
    },
    async password(memberId, password, from, field) {
      const found = await member.byId(memberId);
      if (!found) throw new Refusal('not_logged_in');
      const refusal = refusalAt(field, 'old_password_wrong');
      await checks.asked(found, from, () => member.passwords.matches(found, password), refusal);
    },
  };
  return checks;
}
