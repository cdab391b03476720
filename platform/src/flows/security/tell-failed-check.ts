import type { PasswordDeps } from '../passwords/password-deps.ts';
import { tellMember } from '../tell-member.ts';
import { verifiedPlace } from '../verified-place.ts';

const atMost = { secondsBetween: 15 * 60, perDay: 10 };

/**
 * Notifies the owner when somebody who knows the password fails the second check: at the verified address or else the
 * number, at most once in 15 minutes. The message also names the lockout after five answers.
 */
export function tellFailedChecks({ delivery, member, session, verification }: PasswordDeps): void {
  session.onExtraFailed(async (owner) => {
    const place = await verifiedPlace(member, owner.id);
    if (!place || !(await verification.limits.takeOwn(`failed check of ${owner.id}`, atMost))) return;
    await tellMember(delivery, owner, { ...place, template: 'login-check-failed' });
  });
}
