import { and, eq, isNotNull } from 'drizzle-orm';
import { isUniqueViolation } from '../../kernel/database.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { createSecrets } from '../../kernel/secrets.ts';
import type { Member } from './members.ts';
import { memberContacts, members } from './tables.ts';

export type ContactKind = 'mobile' | 'email';

export interface Contact {
  /** A mobile number in E.164, or an e-mail address as typed. */
  value: string;
  /** A code or link sent there has come back. */
  isVerified: boolean;
}

/** Contacts of members: sealed in the database, found by a blind index. */
export function createContacts({ database, clock, settings }: Kernel) {
  const secrets = createSecrets(settings);
  // E-mail addresses are the same whatever their case; numbers have one form already (kernel/mobile-number.rules.ts).
  const indexOf = (kind: ContactKind, value: string) =>
    secrets.mac(`member ${kind}`, kind === 'email' ? value.toLowerCase() : value);

  return {
    async of(memberId: string, kind: ContactKind): Promise<Contact | undefined> {
      const own = and(eq(memberContacts.memberId, memberId), eq(memberContacts.kind, kind));
      const [row] = await database.db.select().from(memberContacts).where(own);
      return row && { value: secrets.open(row.value), isVerified: row.verifiedAt !== null };
    },
    /** The member whose verified number it is. */
    async memberByMobile(e164: string): Promise<Member | undefined> {
      const [row] = await database.db
        .select({ member: members })
        .from(memberContacts)
        .innerJoin(members, eq(members.id, memberContacts.memberId))
        .where(
          and(
            eq(memberContacts.kind, 'mobile'),
            eq(memberContacts.blindIndex, indexOf('mobile', e164)),
            isNotNull(memberContacts.verifiedAt),
          ),
        );
      return row?.member;
    },
    /** Replaces the contact of that kind; refuses `mobile_taken` where another member has verified the number. */
    async save(memberId: string, kind: ContactKind, { value, isVerified }: Contact): Promise<void> {
      const now = clock.now();
      const change = {
        value: secrets.seal(value),
        blindIndex: indexOf(kind, value),
        verifiedAt: isVerified ? now : null,
        changedAt: now,
      };
      const { memberId: memberColumn, kind: kindColumn } = memberContacts;
      try {
        await database.transaction(async () =>
          database.db
            .insert(memberContacts)
            .values({ memberId, kind, ...change })
            .onConflictDoUpdate({ target: [memberColumn, kindColumn], set: change }),
        );
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        throw new Refusal('mobile_taken', { fields: { mobileNum: 'mobile_taken' } });
      }
    },
  };
}

export type Contacts = ReturnType<typeof createContacts>;
