import type { CallContext } from '../../kernel/call-context.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { ContactKind, Member, MemberModule } from '../../modules/member/index.ts';
import { originOf } from '../../modules/session/index.ts';
import type { PasswordDeps } from '../passwords/password-deps.ts';

export interface ContactProof {
  owner: Member;
  /** What was asked for was given; false where nothing is asked, since there is no verified contact to lose. */
  isProved: boolean;
}

/**
 * Who has a verified contact can set a new password by it, so a session alone (it may be stolen) neither replaces it nor
 * adds a second one: the login password is asked for. Without one a contact cannot be replaced by the member.
 * @throws Refusal `old_password_wrong`, `too_many_requests` after five wrong ones, `contact_bound`
 */
export async function proveOwner(
  { member, session }: PasswordDeps,
  { kind, loginPassword }: { kind: ContactKind; loginPassword?: string },
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
  if (!isBound) return { owner, isProved: false };
  if (!loginPassword) throw new Refusal('old_password_wrong', { fields: { loginPassword: 'required' } });
  await session.confirmPassword(owner.id, loginPassword, originOf(context), 'loginPassword');
  return { owner, isProved: true };
}

async function hasVerified(member: MemberModule, memberId: string, kind: ContactKind): Promise<boolean> {
  return (await member.contactOf(memberId, kind))?.isVerified === true;
}
