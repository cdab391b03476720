import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { memberAddresses, memberContacts } from './tables.ts';

/** Whether both have logged in from one address, compared by blind indexes. */
export async function sharesAddress({ db }: Database, one: string, other: string): Promise<boolean> {
  const addresses = db
    .select({ index: memberAddresses.addressIndex })
    .from(memberAddresses)
    .where(eq(memberAddresses.memberId, one));
  const isShared = and(eq(memberAddresses.memberId, other), inArray(memberAddresses.addressIndex, addresses));
  return (await db.$count(memberAddresses, isShared)) > 0;
}

/** Other members who have verified one of this member's verified contacts, compared by blind indexes. */
export async function contactSharers({ db }: Database, memberId: string): Promise<string[]> {
  const contacts = db
    .select({ index: memberContacts.blindIndex })
    .from(memberContacts)
    .where(and(eq(memberContacts.memberId, memberId), isNotNull(memberContacts.verifiedAt)));
  const isShared = and(
    ne(memberContacts.memberId, memberId),
    isNotNull(memberContacts.verifiedAt),
    inArray(memberContacts.blindIndex, contacts),
  );
  const found = await db.selectDistinct({ memberId: memberContacts.memberId }).from(memberContacts).where(isShared);
  return found.map((row) => row.memberId);
}
