import { and, eq, gt, isNotNull } from 'drizzle-orm';
import { refusalAt } from '../../kernel/calls/refusal-at.ts';
import { isUniqueViolation } from '../../kernel/database/database.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { createSecrets } from '../../kernel/security/secrets.ts';
import type { Member } from './members.ts';
import { contactIndex, memberContacts, members, sealedContact, sealedReplacedContact } from './tables.ts';

export type ContactKind = 'mobile' | 'email';

export interface Contact {
  /** A mobile number in E.164, or an e-mail address as typed. */
  value: string;
  /** Proved by a code or link. */
  isVerified: boolean;
}

/** A verified contact that was replaced. */
export interface ReplacedContact {
  kind: ContactKind;
  value: string;
  replacedAt: Date;
}

/** For this many days the owner of a replaced contact is also notified there. */
const replacedDays = 7;

/** Contacts of members: encrypted, and found by a blind index. */
export function createContacts({ database, clock, settings }: Kernel) {
  const secrets = createSecrets(settings);
  const indexOf = (kind: ContactKind, value: string) => contactIndex(secrets.mac, kind, value);
  const replacedSince = () => new Date(clock.now().getTime() - replacedDays * 24 * 3_600_000);

  /** Locks the member, because there may be no row yet: a second concurrent call sees the first one's write. */
  async function lockedRow(memberId: string, kind: ContactKind) {
    await database.db.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('update');
    const own = and(eq(memberContacts.memberId, memberId), eq(memberContacts.kind, kind));
    return (await database.db.select().from(memberContacts).where(own))[0];
  }

  return {
    async of(memberId: string, kind: ContactKind): Promise<Contact | undefined> {
      const own = and(eq(memberContacts.memberId, memberId), eq(memberContacts.kind, kind));
      const [row] = await database.db.select().from(memberContacts).where(own);
      return row && { value: secrets.open(row.value, sealedContact.of(row)), isVerified: row.verifiedAt !== null };
    },
    /** Finds the member who has verified this number. */
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
    async replacedOf(memberId: string): Promise<ReplacedContact[]> {
      const rows = await database.db
        .select()
        .from(memberContacts)
        .where(and(eq(memberContacts.memberId, memberId), gt(memberContacts.replacedAt, replacedSince())));
      return rows.flatMap((row) => {
        const { kind, value, replacedValue, replacedAt } = row;
        if (!replacedValue || !replacedAt) return [];
        const replaced = secrets.open(replacedValue, sealedReplacedContact.of(row));
        const isBack = indexOf(kind, replaced) === indexOf(kind, secrets.open(value, sealedContact.of(row)));
        return isBack ? [] : [{ kind, value: replaced, replacedAt }];
      });
    },
    /**
     * Replaces the contact of that kind, and returns the verified one it replaced; refuses `mobile_taken` when another
     * member has verified the number.
     */
    async save(memberId: string, kind: ContactKind, { value, isVerified }: Contact): Promise<string | undefined> {
      const now = clock.now();
      const change = {
        value: secrets.seal(value, sealedContact.of({ memberId, kind })),
        blindIndex: indexOf(kind, value),
        verifiedAt: isVerified ? now : null,
        changedAt: now,
      };
      const { memberId: memberColumn, kind: kindColumn } = memberContacts;
      try {
        return await database.transaction(async () => {
          const before = await lockedRow(memberId, kind);
          const isReplaced = before?.verifiedAt && before.blindIndex !== change.blindIndex;
          // Of several replacements in short time, the first one's contact is the owner's.
          const isFirst = isReplaced && !(before.replacedAt && before.replacedAt > replacedSince());
          const replaced = isReplaced ? secrets.open(before.value, sealedContact.of(before)) : undefined;
          const first = isFirst && replaced !== undefined;
          const replacedValue = first ? secrets.seal(replaced, sealedReplacedContact.of(before)) : undefined;
          const set = { ...change, ...(replacedValue ? { replacedValue, replacedAt: now } : {}) };
          await database.db
            .insert(memberContacts)
            .values({ memberId, kind, ...change })
            .onConflictDoUpdate({ target: [memberColumn, kindColumn], set });
          return replaced;
        });
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        throw refusalAt('mobileNum', 'mobile_taken');
      }
    },
  };
}

export type Contacts = ReturnType<typeof createContacts>;
