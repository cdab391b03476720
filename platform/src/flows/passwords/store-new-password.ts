import { Refusal } from '../../kernel/refusal.ts';
import type { Member } from '../../modules/member/index.ts';
import { languageFor, type PasswordDeps } from './password-deps.ts';

/**
 * In the transaction of a change: the new hash, links asked for before are worth nothing, and the owner is told at the
 * verified e-mail address, since it may not have been the owner. Sessions are the caller's to end.
 */
export async function storeNewPassword(
  { delivery, member }: PasswordDeps,
  owner: Member,
  passwordHash: string,
): Promise<void> {
  await member.storePassword(owner.id, passwordHash);
  await member.links.endAllOf(owner.id);
  const email = await member.contactOf(owner.id, 'email');
  if (!email?.isVerified) return;
  const params = { account: owner.account };
  const message = { channel: 'email', to: email.value, template: 'password-changed', params } as const;
  try {
    await delivery.send({ ...message, language: languageFor(owner) });
  } catch (error) {
    // A portal without a mail sender still lets its members change their passwords.
    if (!(error instanceof Refusal)) throw error;
  }
}
