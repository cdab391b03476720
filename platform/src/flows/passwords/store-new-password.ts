import { Refusal } from '../../kernel/calls/refusal.ts';
import type { Member } from '../../modules/accounts/index.ts';
import { sendSecurityAlert } from '../send-security-alert.ts';
import { passwordChangedNotification } from './password-changed-notification.ts';
import type { PasswordDeps } from './password-deps.ts';

/**
 * Stores the new hash in the transaction of a change, ends earlier links and notifies the owner, since somebody else
 * may have made the change: in the inbox, at the verified e-mail address and at a recently replaced contact. The caller
 * ends the sessions. A reset, without the old password, also holds withdrawals for 24 hours.
 */
export async function storeNewPassword(
  { delivery, inbox, member }: PasswordDeps,
  owner: Member,
  passwordHash: string,
  how: 'change' | 'reset' = 'change',
): Promise<void> {
  // Of two concurrent changes, the second was checked against an outdated password.
  if (!(await member.passwords.store(owner.id, passwordHash, owner.passwordHash))) throw new Refusal('conflict');
  await member.passwords.links.endAllOf(owner.id);
  if (how === 'reset') await member.holdWithdrawals(owner.id);
  await inbox.notify(passwordChangedNotification(owner.id, how === 'reset' ? 'reset' : 'login'));
  const template = how === 'reset' ? 'password-reset' : 'password-changed';
  const email = await member.contacts.of(owner.id, 'email');
  if (email?.isVerified) await sendSecurityAlert(delivery, owner, { kind: 'email', to: email.value, template });
  // Once per replacement: repeated changes must not send SMS without limit.
  const { passwordChangedAt: lastChange } = owner;
  for (const { kind, value, replacedAt } of await member.contacts.replacedOf(owner.id))
    if (replacedAt >= lastChange) await sendSecurityAlert(delivery, owner, { kind, to: value, template });
}
