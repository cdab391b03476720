import type { ContactKind, MemberModule } from '../modules/accounts/index.ts';

/** Returns the contact for notifications about the account: the verified address, or else the verified number. */
export async function notificationContact(
  member: MemberModule,
  memberId: string,
): Promise<{ kind: ContactKind; to: string } | undefined> {
  for (const kind of ['email', 'mobile'] as const) {
    const contact = await member.contacts.of(memberId, kind);
    if (contact?.isVerified) return { kind, to: contact.value };
  }
  return undefined;
}
