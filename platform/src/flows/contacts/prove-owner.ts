import type { CallContext } from '../../kernel/call-context.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { ContactKind, Member, MemberModule } from '../../modules/member/index.ts';
import { originOf } from '../../modules/session/index.ts';
import type { PasswordDeps } from '../passwords/password-deps.ts';
import { isFirstLoginUnderWay } from './first-login.rules.ts';

export interface ContactProof {
  owner: Member;
  /** What was asked for was given; false where nothing is asked for. */
  isProved: boolean;
}

export interface ContactClaim {
  kind: ContactKind;
  loginPassword?: string;
  now: Date;
}

/**
 * By a verified contact a new password is set, so a session alone (it may be stolen) binds none: the login password is
 * asked for, but for the first contact right after the first login. Who has no password can add contacts and replace
 * none.
 * @throws Refusal `old_password_wrong`, `too_many_requests` after five wrong ones, `contact_bound`
 */
export async function proveOwner(
  { member, session }: PasswordDeps,
  { kind, loginPassword, now }: ContactClaim,
  context: CallContext,
): Promise<ContactProof> {
  const owner = await member.byId(context.member.memberId);
  if (!owner) throw new Refusal('not_logged_in');
  const isReplacing = await hasVerified(member, owner.id, kind);
  if (!owner.hasPassword) {
    if (isReplacing) throw new Refusal('contact_bound');
    return { owner, isProved: false };
  }
  const isBound = isReplacing || (await hasVerified(member, owner.id, kind === 'mobile' ? 'email' : 'mobile'));
  if (!isBound && !loginPassword && isFirstLoginUnderWay(owner, now)) return { owner, isProved: false };
  if (!loginPassword) throw new Refusal('old_password_wrong', { fields: { loginPassword: 'required' } });
  await session.confirmPassword(owner.id, loginPassword, originOf(context), 'loginPassword');
  return { owner, isProved: true };
}

async function hasVerified(member: MemberModule, memberId: string, kind: ContactKind): Promise<boolean> {
  return (await member.contactOf(memberId, kind))?.isVerified === true;
}
