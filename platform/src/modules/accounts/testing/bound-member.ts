import type { App } from '../../../app.ts';
import type { Member, NewMember } from '../index.ts';
import { addMember } from './add-member.ts';

interface Bound {
  mobile?: string;
  email?: string;
  /** The address the member usually logs in from. */
  address?: string;
}

/** Adds a member with verified contacts and an address of its own. */
export async function addBoundMember(
  app: App,
  account: string,
  { mobile, email, address }: Bound,
  change: Partial<NewMember> = {},
): Promise<Member> {
  const found = await addMember(app, account, change);
  const { member } = app.modules;
  if (mobile) await member.contacts.save(found.id, 'mobile', { value: mobile, isVerified: true });
  if (email) await member.contacts.save(found.id, 'email', { value: email, isVerified: true });
  if (address) await member.addresses.note(found.id, address);
  return found;
}
