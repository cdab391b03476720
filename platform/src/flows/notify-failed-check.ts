import { notificationContact } from './notification-contact.ts';
import type { PasswordDeps } from './passwords/password-deps.ts';
import { sendSecurityAlert } from './send-security-alert.ts';

const atMost = { secondsBetween: 15 * 60, perDay: 10 };

/**
 * Notifies the owner when somebody who knows the password fails the second check: at the verified address or else the
 * number, at most once in 15 minutes. The message also names the lockout after five answers.
 */
export function notifyOfFailedChecks({ delivery, member, session, verification }: PasswordDeps): void {
  session.onExtraFailed(async (owner) => {
    const contact = await notificationContact(member, owner.id);
    if (!contact || !(await verification.limits.takeOwn(`failed check of ${owner.id}`, atMost))) return;
    await sendSecurityAlert(delivery, owner, { ...contact, template: 'login-check-failed' });
  });
}
