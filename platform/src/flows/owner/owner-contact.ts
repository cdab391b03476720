import type { ownerCodePlace } from '@portal/shared/contract/member/owner-proof';
import type * as v from 'valibot';
import { maskedEmail, maskedMobile } from '../../kernel/mobile-number.rules.ts';
import { readSmsChannel } from '../../modules/content/index.ts';
import type { ContactKind, MemberModule } from '../../modules/member/index.ts';
import type { PasswordDeps } from '../passwords/password-deps.ts';

export interface OwnerContact {
  kind: ContactKind;
  /** E.164 number or e-mail address; verified. */
  value: string;
}

/** Where a code of ours reaches the owner: the bound number unless the identity provider sends SMS, else the address. */
export async function ownerContact(
  { content, member }: Pick<PasswordDeps, 'content' | 'member'>,
  memberId: string,
): Promise<OwnerContact | undefined> {
  const sendsSms = (await readSmsChannel(content.settings)) === 'platform';
  for (const kind of sendsSms ? (['mobile', 'email'] as const) : (['email'] as const)) {
    const contact = await member.contactOf(memberId, kind);
    if (contact?.isVerified) return { kind, value: contact.value };
  }
  return undefined;
}

export async function hasVerified(member: MemberModule, memberId: string, kind: ContactKind): Promise<boolean> {
  return (await member.contactOf(memberId, kind))?.isVerified === true;
}

/** As the owner is shown it. */
export function shownPlace({ kind, value }: OwnerContact): v.InferOutput<typeof ownerCodePlace> {
  return { method: kind, hint: kind === 'mobile' ? maskedMobile(value) : maskedEmail(value) };
}
