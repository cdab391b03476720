import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../../kernel/database.ts';
import { memberAddresses, memberContacts } from './tables.ts';

/** What two members have in common, compared by blind indexes: an address of a login, a verified contact. */
export interface SharedTraces {
  address: boolean;
  contact: boolean;
}

export async function sharedTraces({ db }: Database, one: string, other: string): Promise<SharedTraces> {
  const addressesOf = (memberId: string) =>
    db
      .select({ index: memberAddresses.addressIndex })
      .from(memberAddresses)
      .where(eq(memberAddresses.memberId, memberId));
  const contactsOf = (memberId: string) =>
    db
      .select({ index: memberContacts.blindIndex })
      .from(memberContacts)
      .where(and(eq(memberContacts.memberId, memberId), isNotNull(memberContacts.verifiedAt)));
  const isAddress = and(eq(memberAddresses.memberId, other), inArray(memberAddresses.addressIndex, addressesOf(one)));
  const isContact = and(
    eq(memberContacts.memberId, other),
    isNotNull(memberContacts.verifiedAt),
    inArray(memberContacts.blindIndex, contactsOf(one)),
  );
  return {
    address: (await db.$count(memberAddresses, isAddress)) > 0,
    contact: (await db.$count(memberContacts, isContact)) > 0,
  };
}
