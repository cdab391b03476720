import type { OwnerCodeTarget } from '@portal/shared/contract/accounts/owner-proof';
import { maskedEmail, maskedMobile } from '../../kernel/strings/mobile-number.rules.ts';
import type { ContactKind, MemberModule } from '../../modules/accounts/index.ts';
import type { PasswordDeps } from '../passwords/password-deps.ts';

export interface OwnerContact {
  kind: ContactKind;
  /** E.164 number or e-mail address; verified. */
  value: string;
  /** Who can verify it. */
  channel: OwnerCodeTarget['channel'];
}

/**
 * Returns the verified contact that proves the owner: one that our codes reach, the number before the address; else the
 * number that the identity provider verifies. A contact that nobody can verify does not count.
 */
export async function ownerContact(
  { content, member }: Pick<PasswordDeps, 'content' | 'member'>,
  memberId: string,
): Promise<OwnerContact | undefined> {
  const contacts: OwnerContact[] = [];
  for (const kind of ['mobile', 'email'] as const) {
    const channel = await content.contactChannel(kind);
    const contact = channel === 'none' ? undefined : await member.contacts.of(memberId, kind);
    if (contact?.isVerified && channel !== 'none') contacts.push({ kind, value: contact.value, channel });
  }
  return contacts.find(({ channel }) => channel === 'platform') ?? contacts[0];
}

export async function hasVerified(member: MemberModule, memberId: string, kind: ContactKind): Promise<boolean> {
  return (await member.contacts.of(memberId, kind))?.isVerified === true;
}

/** Masks the contact for its owner. */
export function maskedContact({ kind, value, channel }: OwnerContact): OwnerCodeTarget {
  return { method: kind, channel, hint: kind === 'mobile' ? maskedMobile(value) : maskedEmail(value) };
}
