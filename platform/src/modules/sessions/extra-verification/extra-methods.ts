import type { ExtraVerification } from '@portal/shared/contract/sessions/login';
import { maskedEmail, maskedMobile } from '../../../kernel/strings/mobile-number.rules.ts';
import type { ContactKind, Member, MemberModule } from '../../accounts/index.ts';
import type { SessionDeps } from '../session-module.ts';
import type { Authenticators } from './authenticators.ts';

type ExtraMethod = ExtraVerification['methods'][number];

/**
 * The methods by which a member can verify a login from an unregistered address; none when nothing is bound. Beside an
 * authenticator nothing else counts. A contact counts only when it can be verified at the moment: a code that nobody
 * sends would lock the member out.
 */
export async function extraMethodsOf(
  member: Member,
  deps: Pick<SessionDeps, 'content' | 'member'> & { authenticators: Authenticators },
): Promise<ExtraMethod[]> {
  if (await deps.authenticators.isConfirmed(member.id)) return [{ method: 'authenticator', hint: '' }];
  const provable = async (kind: ContactKind) =>
    (await deps.content.contactChannel(kind)) === 'none' ? undefined : verifiedContact(deps.member, member.id, kind);
  const mobile = await provable('mobile');
  const email = await provable('email');
  const methods: ExtraMethod[] = [];
  if (mobile) methods.push({ method: 'mobile', hint: maskedMobile(mobile) });
  if (email) methods.push({ method: 'email', hint: maskedEmail(email) });
  if (deps.member.profile.of(member).payeeName) methods.push({ method: 'bankAccountName', hint: '' });
  return methods;
}

export async function verifiedContact(
  member: MemberModule,
  memberId: string,
  kind: ContactKind,
): Promise<string | undefined> {
  const contact = await member.contacts.of(memberId, kind);
  return contact?.isVerified ? contact.value : undefined;
}
