import { accountNumber } from '@portal/shared/contract/payments/account-number.rules';
import { finalWithdrawalStates } from '@portal/shared/contract/payments/withdrawal-states';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { refusalAt } from '../../../kernel/calls/refusal-at.ts';
import { newId } from '../../../kernel/database/ids.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { createSecrets } from '../../../kernel/security/secrets.ts';
import { maskedName } from '../../../kernel/strings/masked-name.rules.ts';
import type { PaymentSettings } from '../payments.settings.ts';
import { bankNumberIndex, bankAccounts as rows, sealedBankAccount, withdrawals } from '../payments.tables.ts';
import { isHolderName, maskedNumber, type PayoutBank, tidyHolder } from './bank-account.rules.ts';
import { type BankAccount, isBound, readBankAccounts } from './read-bank-accounts.ts';

export type { BankAccount } from './read-bank-accounts.ts';

/** Bank accounts that members are paid out to. Changes need the transaction that locks the member. */
export function createBankAccounts({ database, clock, settings: process }: Kernel, settings: PaymentSettings) {
  const { db } = database;
  const secrets = createSecrets(process);
  const { opened, ...reads } = readBankAccounts(database, secrets, settings);

  async function assertFree(memberId: string, numberIndex: string): Promise<void> {
    // Serializes members who bind the same number at once.
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${numberIndex}, 0))`);
    const known = await db.select().from(rows).where(eq(rows.numberIndex, numberIndex));
    if (known.some((row) => row.memberId === memberId && !row.removedAt))
      throw refusalAt('number', 'bank_account_exists');
    // Removed accounts count too: otherwise removing a number would hide whose it was.
    const isShared = known.some((row) => row.memberId !== memberId);
    if (isShared && (await settings.get('bankAccounts.shared')) === 'refuse')
      throw refusalAt('number', 'bank_account_taken');
  }

  return {
    ...reads,
    /**
     * Returns the validated account.
     * @throws Refusal as `checkedAccount`
     */
    checked: async (typed: NewBankAccount) => checkedAccount(typed, await settings.get('bankAccounts.banks')),
    /**
     * Binds an account.
     * @throws Refusal `too_many_bank_accounts`, `bank_account_exists`, `bank_account_taken`
     */
    async bind(memberId: string, { bankCode, number, holder }: NewBankAccount): Promise<BankAccount> {
      const numberIndex = bankNumberIndex(secrets.mac, bankCode, number);
      await assertFree(memberId, numberIndex);
      const most = await settings.get('bankAccounts.atMost');
      const bound = await db.$count(rows, isBound(memberId));
      if (bound >= most) throw new Refusal('too_many_bank_accounts', { params: { max: most } });
      const id = newId();
      const place = sealedBankAccount.of({ id, memberId, bankCode });
      const sealed = secrets.seal(JSON.stringify({ holder, number }), place);
      const row = { id, memberId, bankCode, sealed, numberIndex, boundAt: clock.now(), removedAt: null };
      await db.insert(rows).values(row);
      return opened(row);
    },
    /**
     * Removes an account.
     * @throws Refusal `bank_account_in_use` while a withdrawal goes there
     */
    async remove(memberId: string, id: string): Promise<void> {
      const isUnderWay = notInArray(withdrawals.state, [...finalWithdrawalStates]);
      const open = await db.$count(withdrawals, and(eq(withdrawals.bankAccountId, id), isUnderWay));
      if (open > 0) throw new Refusal('bank_account_in_use');
      await db
        .update(rows)
        .set({ removedAt: clock.now() })
        .where(and(isBound(memberId), eq(rows.id, id)));
    },
  };
}

export type BankAccounts = ReturnType<typeof createBankAccounts>;

/** Shows an account to its member, with the number masked. */
export const shownAccount = ({ id, bank, holder, number, boundAt }: BankAccount) => ({
  id,
  kind: bank.kind,
  bankCode: bank.code,
  bankName: bank.name,
  holder: maskedName(holder),
  number: maskedNumber(number),
  boundAt: boundAt.toISOString(),
});

export interface NewBankAccount {
  bankCode: string;
  number: string;
  holder: string;
}

/** @throws Refusal `unknown_bank`, `invalid_account_number`, `invalid_holder`, each with its field */
export function checkedAccount(
  { bankCode, number, holder }: NewBankAccount,
  banks: readonly PayoutBank[],
): NewBankAccount {
  const bank = banks.find(({ code }) => code === bankCode);
  if (!bank) throw refusalAt('bankCode', 'unknown_bank');
  const digits = accountNumber(number, bank);
  if (digits === undefined) throw refusalAt('number', 'invalid_account_number');
  const name = tidyHolder(holder);
  if (!isHolderName(name)) throw refusalAt('holder', 'invalid_holder');
  return { bankCode, number: digits, holder: name };
}
