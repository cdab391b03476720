import { Refusal } from '../../kernel/refusal.ts';
import type { Member } from '../../modules/member/index.ts';
import { tellMember } from '../tell-member.ts';
import type { PasswordDeps } from './password-deps.ts';
import { passwordNews } from './password-news.ts';

/**
 * In the transaction of a change: the new hash, links asked for before are worth nothing, and the owner is told, since it
 * may not have been the owner: in the inbox, at the verified e-mail address, and after a contact was replaced at the one before it,
 * too. Sessions are the caller's to end.
 */
export async function storeNewPassword(
  { delivery, inbox, member }: PasswordDeps,
  owner: Member,
  passwordHash: string,
): Promise<void> {
  // Of two changes at once the second was judged by a password that is over.
  if (!(await member.storePassword(owner.id, passwordHash, owner.passwordHash))) throw new Refusal('conflict');
  await member.links.endAllOf(owner.id);
  await inbox.tell(passwordNews(owner.id, 'login'));
  const template = 'password-changed';
  const email = await member.contactOf(owner.id, 'email');
  if (email?.isVerified) await tellMember(delivery, owner, { kind: 'email', to: email.value, template });
  // Once for each replacement: changes one after another must not send SMS without end.
  const { passwordChangedAt: lastChange } = owner;
  for (const { kind, value, replacedAt } of await member.replacedContacts(owner.id))
    if (replacedAt >= lastChange) await tellMember(delivery, owner, { kind, to: value, template });
}
