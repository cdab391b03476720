import { Refusal } from '../../kernel/calls/refusal.ts';
import type { ContactKind, Member } from '../../modules/accounts/index.ts';
import type { PasswordDeps } from '../passwords/password-deps.ts';
import { isFirstLoginUnderWay } from './first-login.rules.ts';
import type { OwnerClaim } from './owner-claim.ts';
import { hasVerified } from './owner-contact.ts';
import { proveOwner } from './prove-owner.ts';

interface ContactProof {
  owner: Member;
  /** False if no proof was required. */
  isProved: boolean;
}

/**
 * Proves the owner before a contact is bound, since a verified contact can set a new password; not for the first
 * contact right after the first login. A member without a password replaces no verified contact.
 * @throws Refusal `contact_bound`, and those of `proveOwner`
 */
export async function proveContactOwner(
  deps: PasswordDeps,
  kind: ContactKind,
  given: Omit<OwnerClaim, 'owner'>,
): Promise<ContactProof> {
  const { member } = deps;
  const { proof, context, now } = given;
  const owner = await member.byId(context.member.memberId);
  if (!owner) throw new Refusal('not_logged_in');
  const isReplacing = await hasVerified(member, owner.id, kind);
  if (isReplacing && !owner.hasPassword) throw new Refusal('contact_bound');
  const isBound = isReplacing || (await hasVerified(member, owner.id, kind === 'mobile' ? 'email' : 'mobile'));
  const isFirst = owner.hasPassword && !isBound && !proof.loginPassword;
  if (isFirst && isFirstLoginUnderWay(owner, now)) return { owner, isProved: false };
  await proveOwner(deps, { owner, ...given });
  return { owner, isProved: owner.hasPassword };
}
