import { and, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.ts';
import type { Secrets } from '../../../kernel/security/secrets.ts';
import type { PaymentSettings } from '../payments.settings.ts';
import { bankAccounts as rows, sealedBankAccount } from '../payments.tables.ts';
import type { PayoutBank } from './bank-account.rules.ts';

export interface BankAccount {
  id: string;
  memberId: string;
  bank: PayoutBank;
  holder: string;
  /** The whole number, for the operator who pays. */
  number: string;
  boundAt: Date;
}

type Row = typeof rows.$inferSelect;

/** Selects a member's accounts that are not removed. */
export const isBound = (memberId: string) => and(eq(rows.memberId, memberId), isNull(rows.removedAt));

/** Reads and decrypts bank accounts. */
export function readBankAccounts({ db }: Pick<Database, 'db'>, secrets: Secrets, settings: PaymentSettings) {
  async function opened(row: Row): Promise<BankAccount> {
    const account: { holder: string; number: string } = JSON.parse(secrets.open(row.sealed, sealedBankAccount.of(row)));
    const { holder, number } = account;
    const known = (await settings.get('bankAccounts.banks')).find(({ code }) => code === row.bankCode);
    // Accounts bound at a bank stay usable when the operator removes it from the list.
    const bank = known ?? { code: row.bankCode, name: row.bankCode, kind: 'bank', minDigits: 4, maxDigits: 34 };
    return { id: row.id, memberId: row.memberId, bank, holder, number, boundAt: row.boundAt };
  }

  return {
    opened,
    async of(memberId: string): Promise<BankAccount[]> {
      const found = await db.select().from(rows).where(isBound(memberId)).orderBy(desc(rows.boundAt), desc(rows.id));
      return Promise.all(found.map(opened));
    },
    /** A bound account of the member. */
    async own(memberId: string, id: string): Promise<BankAccount | undefined> {
      const [row] = await db
        .select()
        .from(rows)
        .where(and(isBound(memberId), eq(rows.id, id)));
      return row && opened(row);
    },
    /** By id, removed ones included. */
    async byIds(ids: readonly string[]): Promise<Map<string, BankAccount>> {
      if (ids.length === 0) return new Map();
      const found = await db
        .select()
        .from(rows)
        .where(inArray(rows.id, [...ids]));
      return new Map(await Promise.all(found.map(async (row) => [row.id, await opened(row)] as const)));
    },
    /** Other members who have bound one of this member's numbers, removed ones included. */
    async numberSharers(memberId: string): Promise<string[]> {
      const numbers = db.select({ index: rows.numberIndex }).from(rows).where(eq(rows.memberId, memberId));
      const others = and(inArray(rows.numberIndex, numbers), ne(rows.memberId, memberId));
      return (await db.selectDistinct({ memberId: rows.memberId }).from(rows).where(others)).map((row) => row.memberId);
    },
    /** Other members who have bound the same number, removed ones included. */
    async sharedWith({ id, memberId }: BankAccount): Promise<string[]> {
      const number = db.select({ index: rows.numberIndex }).from(rows).where(eq(rows.id, id));
      const others = and(inArray(rows.numberIndex, number), ne(rows.memberId, memberId));
      const found = await db.selectDistinct({ memberId: rows.memberId }).from(rows).where(others);
      return found.map((row) => row.memberId);
    },
  };
}
