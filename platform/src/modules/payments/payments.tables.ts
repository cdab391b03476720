import type { PartState, WithdrawalState } from '@portal/shared/contract/payments/withdrawal-states';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { minor, time } from '../../kernel/database/columns.ts';
import type { BlindIndex } from '../../kernel/security/blind-index.ts';
import { sealedColumn } from '../../kernel/security/sealed-column.ts';
import type { Secrets } from '../../kernel/security/secrets.ts';

/** Accounts that members are paid out to; removed rows stay, because withdrawals went there. */
export const bankAccounts = pgTable(
  'bank_accounts',
  {
    id: text('id').primaryKey(),
    memberId: text('member_id').notNull(),
    bankCode: text('bank_code').notNull(),
    /** JSON of holder and number, encrypted (kernel/security/secrets.ts). */
    sealed: text('sealed').notNull(),
    /** Blind index: finds the same number at the same bank, whoever has bound it. */
    numberIndex: text('number_index').notNull(),
    boundAt: time('bound_at').notNull(),
    removedAt: time('removed_at'),
  },
  (table) => [
    index('bank_accounts_number').on(table.numberIndex),
    uniqueIndex('bank_accounts_own').on(table.memberId, table.numberIndex).where(sql`${table.removedAt} is null`),
  ],
);

export const sealedBankAccount = sealedColumn(bankAccounts, 'sealed', { key: ['id'], more: ['memberId', 'bankCode'] });

export const bankNumberIndex = (mac: Secrets['mac'], bankCode: string, number: string): string =>
  mac('bank account', `${bankCode} ${number}`);

export const bankNumberBlindIndex: BlindIndex = {
  sealed: sealedBankAccount,
  column: bankAccounts.numberIndex,
  of: (mac, value, { bankCode = '' }) => bankNumberIndex(mac, bankCode, JSON.parse(value).number),
};

export const withdrawals = pgTable(
  'withdrawals',
  {
    id: text('id').primaryKey(),
    /** What people read out, such as WD-2611-7K3QM. */
    reference: text('reference').notNull(),
    memberId: text('member_id').notNull(),
    bankAccountId: text('bank_account_id').notNull(),
    /** What left the wallet; it includes `feeMinor`, which is charged once all the rest is paid. */
    amountMinor: minor('amount_minor').notNull(),
    feeMinor: minor('fee_minor').notNull(),
    state: text('state').$type<WithdrawalState>().notNull(),
    /** Incremented by every change; identifies what somebody saw. */
    version: integer('version').notNull().default(1),
    /** Client-reported releases of the page it was requested on. */
    release: text('release').notNull(),
    appliedAt: time('applied_at').notNull(),
    /** Promised to be paid by then; null for requests from before there was a promise. */
    expectedBy: time('expected_by'),
    changedAt: time('changed_at').notNull(),
  },
  (table) => [
    uniqueIndex('withdrawals_reference').on(table.reference),
    index('withdrawals_member').on(table.memberId, table.appliedAt),
    index('withdrawals_state').on(table.state, table.appliedAt),
    check('withdrawals_amounts', sql`${table.amountMinor} > ${table.feeMinor} and ${table.feeMinor} >= 0`),
  ],
);

export const withdrawalParts = pgTable(
  'withdrawal_parts',
  {
    id: text('id').primaryKey(),
    withdrawalId: text('withdrawal_id').notNull(),
    no: integer('no').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    /** Reference of the bank, typed by the operator. */
    reference: text('reference').notNull(),
    state: text('state').$type<PartState>().notNull(),
    paidAt: time('paid_at').notNull(),
    /** Counts as received when unanswered by then. */
    answerBy: time('answer_by').notNull(),
    answeredAt: time('answered_at'),
  },
  (table) => [
    uniqueIndex('withdrawal_parts_no').on(table.withdrawalId, table.no),
    // A bank payment is booked once.
    uniqueIndex('withdrawal_parts_reference').on(sql`lower(${table.reference})`),
    index('withdrawal_parts_due').on(table.answerBy).where(sql`${table.state} = 'paid'`),
  ],
);

/** History of withdrawals; rows are only ever added. */
export const withdrawalEvents = pgTable(
  'withdrawal_events',
  {
    withdrawalId: text('withdrawal_id').notNull(),
    version: integer('version').notNull(),
    act: text('act').notNull(),
    state: text('state').$type<WithdrawalState>().notNull(),
    at: time('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.withdrawalId, table.version] })],
);

/** Pictures that show that a part did not arrive. */
export const withdrawalProofs = pgTable(
  'withdrawal_proofs',
  {
    id: text('id').primaryKey(),
    withdrawalId: text('withdrawal_id').notNull(),
    /** WebP as base64, encrypted: bank statements are private. */
    sealed: text('sealed').notNull(),
    at: time('at').notNull(),
    /** The parts of the report that used it; null until then. */
    partIds: text('part_ids').array(),
  },
  (table) => [index('withdrawal_proofs_withdrawal').on(table.withdrawalId)],
);

export const sealedWithdrawalProof = sealedColumn(withdrawalProofs, 'sealed', { key: ['id'], more: ['withdrawalId'] });

/** What must be bet before a deposit can be withdrawn, and how much was bet. */
export const turnoverRequirements = pgTable(
  'turnover_requirements',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: text('member_id').notNull(),
    /** The deposit or reward: one requirement each. */
    reference: text('reference').notNull().unique(),
    /** The part that reached the wallet. */
    amountMinor: minor('amount_minor').notNull(),
    requiredMinor: minor('required_minor').notNull(),
    betMinor: minor('bet_minor').notNull().default(sql`0`),
    /** Percentage of a stake that counts, by game type; when absent, all of every stake. */
    weights: jsonb('weights').$type<Readonly<Record<string, number>>>(),
    at: time('at').notNull(),
  },
  (table) => [
    index('turnover_requirements_open')
      .on(table.memberId, table.id)
      .where(sql`${table.betMinor} < ${table.requiredMinor}`),
  ],
);

/**
 * Reward money that has to be bet before withdrawal: the reward and its winnings. The trigger `follow_bonus_play`
 * updates it in the transaction of each play movement (decisions/089).
 */
export const bonusHolds = pgTable(
  'bonus_holds',
  {
    /** Its requirement; the hold ends when that is met. */
    requirementId: bigint('requirement_id', { mode: 'number' }).primaryKey(),
    memberId: text('member_id').notNull(),
    /** In the member's wallets. */
    heldMinor: minor('held_minor').notNull(),
    /** Staked in open rounds. */
    stakedMinor: minor('staked_minor').notNull().default(sql`0`),
  },
  (table) => [
    index('bonus_holds_member').on(table.memberId, table.requirementId),
    check('bonus_holds_not_negative', sql`${table.heldMinor} >= 0 and ${table.stakedMinor} >= 0`),
  ],
);

/** The part of a round staked from a bonus, and what it won. */
export const bonusRounds = pgTable(
  'bonus_rounds',
  {
    roundKey: text('round_key').notNull(),
    requirementId: bigint('requirement_id', { mode: 'number' }).notNull(),
    stakedMinor: minor('staked_minor').notNull(),
    wonMinor: minor('won_minor').notNull().default(sql`0`),
  },
  (table) => [primaryKey({ columns: [table.roundKey, table.requirementId] })],
);
