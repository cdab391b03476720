import { finalWithdrawalStates } from '@portal/shared/contract/payments/withdrawal-states';
import { and, desc, eq, inArray, isNull, ne, notInArray, sql } from 'drizzle-orm';
import { newId } from '../../kernel/ids.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { createSecrets } from '../../kernel/secrets.ts';
import type { ContentModule } from '../content/index.ts';
import { maskedHolder, maskedNumber, type PayoutBank } from './bank-account.rules.ts';
import { atField, checkedAccount, type NewBankAccount } from './check-bank-account.ts';
import { bankAccounts as rows, withdrawals } from './payments.tables.ts';

export interface BankAccount {
  id: string;
  memberId: string;
  bank: PayoutBank;
  holder: string;
  /** Whole: for the operator that pays. */
  number: string;
  boundAt: Date;
}

type Row = typeof rows.$inferSelect;

/** Where members are paid out to. What changes something is for the transaction that holds the member. */
export function createBankAccounts({ database, clock, settings: process }: Kernel, { settings }: ContentModule) {
  const { db } = database;
  const secrets = createSecrets(process);
  const isBound = (memberId: string) => and(eq(rows.memberId, memberId), isNull(rows.removedAt));

  async function assertFree(memberId: string, numberIndex: string): Promise<void> {
    // Two members who bind one number at once wait here for each other.
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${numberIndex}, 0))`);
    const known = await db.select().from(rows).where(eq(rows.numberIndex, numberIndex));
    if (known.some((row) => row.memberId === memberId && !row.removedAt))
      throw atField('number', 'bank_account_exists');
    // Also one that was removed: taking a number out would else hide whose it was.
    const isShared = known.some((row) => row.memberId !== memberId);
    if (isShared && (await settings.get('bankAccounts.shared')) === 'refuse')
      throw atField('number', 'bank_account_taken');
  }

  async function opened(row: Row): Promise<BankAccount> {
    const { holder, number }: { holder: string; number: string } = JSON.parse(secrets.open(row.sealed));
    const known = (await settings.get('bankAccounts.banks')).find(({ code }) => code === row.bankCode);
    // A bank that the operator has taken off the list keeps what was bound before.
    const bank = known ?? { code: row.bankCode, name: row.bankCode, kind: 'bank', minDigits: 4, maxDigits: 34 };
    return { id: row.id, memberId: row.memberId, bank, holder, number, boundAt: row.boundAt };
  }

  return {
    async of(memberId: string): Promise<BankAccount[]> {
      const found = await db.select().from(rows).where(isBound(memberId)).orderBy(desc(rows.boundAt), desc(rows.id));
      return Promise.all(found.map(opened));
    },
    /** A bound one of the member. */
    async own(memberId: string, id: string): Promise<BankAccount | undefined> {
      const [row] = await db
        .select()
        .from(rows)
        .where(and(isBound(memberId), eq(rows.id, id)));
      return row && opened(row);
    },
    /** By id, also those that were removed. */
    async byIds(ids: readonly string[]): Promise<Map<string, BankAccount>> {
      if (ids.length === 0) return new Map();
      const found = await db
        .select()
        .from(rows)
        .where(inArray(rows.id, [...ids]));
      return new Map(await Promise.all(found.map(async (row) => [row.id, await opened(row)] as const)));
    },
    /** What can be kept of what was typed. @throws Refusal as `checkedAccount` */
    checked: async (typed: NewBankAccount) => checkedAccount(typed, await settings.get('bankAccounts.banks')),
    /** @throws Refusal `too_many_bank_accounts`, `bank_account_exists`, `bank_account_taken` */
    async bind(memberId: string, { bankCode, number, holder }: NewBankAccount): Promise<BankAccount> {
      const numberIndex = secrets.mac('bank account', `${bankCode} ${number}`);
      await assertFree(memberId, numberIndex);
      const most = await settings.get('bankAccounts.atMost');
      const bound = await db.$count(rows, isBound(memberId));
      if (bound >= most) throw new Refusal('too_many_bank_accounts', { params: { max: most } });
      const sealed = secrets.seal(JSON.stringify({ holder, number }));
      const row = { id: newId(), memberId, bankCode, sealed, numberIndex, boundAt: clock.now(), removedAt: null };
      await db.insert(rows).values(row);
      return opened(row);
    },
    /** @throws Refusal `bank_account_in_use` while a withdrawal goes there */
    async remove(memberId: string, id: string): Promise<void> {
      const isUnderWay = notInArray(withdrawals.state, [...finalWithdrawalStates]);
      const open = await db.$count(withdrawals, and(eq(withdrawals.bankAccountId, id), isUnderWay));
      if (open > 0) throw new Refusal('bank_account_in_use');
      await db
        .update(rows)
        .set({ removedAt: clock.now() })
        .where(and(isBound(memberId), eq(rows.id, id)));
    },
    /** Other members who have bound the same number, also those who have removed it. */
    async sharedWith({ id, memberId }: BankAccount): Promise<string[]> {
      const number = db.select({ index: rows.numberIndex }).from(rows).where(eq(rows.id, id));
      const others = and(inArray(rows.numberIndex, number), ne(rows.memberId, memberId));
      const found = await db.selectDistinct({ memberId: rows.memberId }).from(rows).where(others);
      return found.map((row) => row.memberId);
    },
  };
}

export type BankAccounts = ReturnType<typeof createBankAccounts>;

/** As the member sees it: the number masked. */
export const shownAccount = ({ id, bank, holder, number, boundAt }: BankAccount) => ({
  id,
  kind: bank.kind,
  bankCode: bank.code,
  bankName: bank.name,
  holder: maskedHolder(holder),
  number: maskedNumber(number),
  boundAt: boundAt.toISOString(),
});
