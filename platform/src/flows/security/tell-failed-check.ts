import type { PasswordDeps } from '../passwords/password-deps.ts';
import { tellMember } from '../tell-member.ts';
import { verifiedPlace } from '../verified-place.ts';

const atMost = { secondsBetween: 15 * 60, perDay: 10 };

/**
 * Somebody who knows the password fails at the second proof: the owner is told, at the verified address or else at the
 * number, at most once in 15 minutes. The message names the stop after five answers, too.
 */
export function tellFailedChecks({ delivery, member, session, verification }: PasswordDeps): void {
  session.onExtraFailed(async (owner) => {
    const place = await verifiedPlace(member, owner.id);
    if (!place || !(await verification.limits.takeOwn(`failed check of ${owner.id}`, atMost))) return;
    await tellMember(delivery, owner, { ...place, template: 'login-check-failed' });
  });
}
