import type { DepositRejection, DepositReview, DepositState } from '@portal/shared/contract/payments/deposit-states';
import type { NoticeOutcome } from '@portal/shared/contract/payments/operator-deposits';
import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { minor, time } from '../../../kernel/database/columns.ts';
import { sealedColumn } from '../../../kernel/security/sealed-column.ts';

/** The operator's bank account that a transfer was ordered to; it stays when the setting changes. */
export interface OperatorBankAccount {
  bank: string;
  holder: string;
  number: string;
  code: string;
  city: string;
}

interface PaymentColumns {
  provider: AnyPgColumn;
  paymentReference: AnyPgColumn;
}

/** The identity of a payment: bank references are typed by people, provider ids are taken as they are. */
export const paymentName = ({ provider, paymentReference }: PaymentColumns): SQL =>
  sql`(case when ${provider} = 'manual' then lower(${paymentReference}) else ${paymentReference} end)`;

export const deposits = pgTable(
  'deposits',
  {
    id: text('id').primaryKey(),
    memberId: text('member_id').notNull(),
    methodId: text('method_id').notNull(),
    methodName: text('method_name').notNull(),
    /** `manual`, or the name of a provider. */
    provider: text('provider').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    feeBasisPoints: integer('fee_basis_points').notNull(),
    state: text('state').$type<DepositState>().notNull(),
    /** Incremented by every change; identifies what somebody saw. */
    version: integer('version').notNull().default(1),
    /** What the player writes into the transfer. */
    reference: text('reference').notNull().unique(),
    /** The operator's bank account; for bank transfers only. */
    payTo: jsonb('pay_to').$type<OperatorBankAccount>(),
    showsQr: boolean('shows_qr').notNull(),
    /** Identifies the order in the link to the provider's page. */
    payToken: text('pay_token').notNull().unique(),
    /** Somebody was sent to the provider's page: only then can it be paid there. */
    isOpened: boolean('is_opened').notNull().default(false),
    /** The provider confirmed that nobody can pay it any more. */
    isClosed: boolean('is_closed').notNull().default(false),
    review: text('review').$type<DepositReview>(),
    rejection: text('rejection').$type<DepositRejection>(),
    /** Reference of the bank, or the provider's payment id; the arrived amount is known with it. */
    paymentReference: text('payment_reference'),
    arrivedMinor: minor('arrived_minor'),
    /** Set when credited: what arrived is the sum of fee, repaid debt and what reached the wallet. */
    feeMinor: minor('fee_minor'),
    repaidMinor: minor('repaid_minor'),
    /** Client-reported releases of the page it was ordered on. */
    release: text('release').notNull(),
    createdAt: time('created_at').notNull(),
    changedAt: time('changed_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    /** Next attempt at ending it, after a failed one. */
    askAgainAt: time('ask_again_at'),
  },
  (table) => [
    index('deposits_member').on(table.memberId, table.createdAt),
    index('deposits_state').on(table.state, table.createdAt),
    index('deposits_due').on(table.expiresAt).where(sql`${table.state} = 'created'`),
    index('deposits_to_close')
      .on(table.changedAt)
      .where(sql`${table.state} = 'cancelled' and ${table.isOpened} and not ${table.isClosed}`),
    // A payment is booked once, for one deposit.
    uniqueIndex('deposits_payment')
      .on(table.provider, paymentName(table))
      .where(sql`${table.paymentReference} is not null`),
    check('deposits_amount', sql`${table.amountMinor} > 0`),
    check(
      'deposits_credited',
      // `is true`, because a comparison with null would pass the check.
      sql`${table.state} <> 'credited' or (${table.paymentReference} is not null and ${table.arrivedMinor} > 0
        and ${table.feeMinor} >= 0 and ${table.repaidMinor} >= 0
        and ${table.feeMinor} + ${table.repaidMinor} <= ${table.arrivedMinor}) is true`,
    ),
  ],
);

/**
 * Selects deposits that hold one of these payments, in the expression of the index `deposits_payment`, so that it is
 * used.
 */
export function holdsPayment(provider: string, references: readonly string[]): SQL | undefined {
  const names = references.map((reference) => (provider === 'manual' ? sql`lower(${reference})` : sql`${reference}`));
  return and(
    eq(deposits.provider, provider),
    isNotNull(deposits.paymentReference),
    inArray(paymentName(deposits), names),
  );
}

/** History of deposits; rows are only ever added. */
export const depositEvents = pgTable(
  'deposit_events',
  {
    depositId: text('deposit_id').notNull(),
    version: integer('version').notNull(),
    act: text('act').notNull(),
    state: text('state').$type<DepositState>().notNull(),
    at: time('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.depositId, table.version] })],
);

/** Pictures that prove a transfer. */
export const depositProofs = pgTable(
  'deposit_proofs',
  {
    id: text('id').primaryKey(),
    depositId: text('deposit_id').notNull(),
    /** WebP as base64, encrypted: bank statements are private. */
    sealed: text('sealed').notNull(),
    at: time('at').notNull(),
  },
  (table) => [index('deposit_proofs_deposit').on(table.depositId)],
);

export const sealedDepositProof = sealedColumn(depositProofs, 'sealed', { key: ['id'], more: ['depositId'] });

/** Every payment a provider reported, whatever became of it; rows are only ever added. */
export const paymentReports = pgTable(
  'deposit_notices',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    provider: text('provider').notNull(),
    /** The provider's id of this message: repeated with the same content it is the same message. */
    eventId: text('event_id').notNull(),
    /** The order id from the provider; such an order may not exist. */
    orderId: text('order_id').notNull(),
    paymentId: text('payment_id').notNull(),
    state: text('state').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    outcome: text('outcome').$type<NoticeOutcome>().notNull(),
    at: time('at').notNull(),
  },
  (table) => [
    uniqueIndex('deposit_notices_event').on(
      ...[table.provider, table.eventId, table.orderId, table.paymentId, table.state, table.amountMinor],
    ),
    index('deposit_notices_order').on(table.orderId),
    index('deposit_notices_outcome').on(table.outcome, table.id),
  ],
);

/**
 * Payments without an order that two operators credited to a member; the ledger has the movement under the same
 * reference.
 */
export const creditedReports = pgTable(
  'credited_notices',
  {
    /** Made by `withoutOrderReference`: each payment is credited once. */
    reference: text('reference').primaryKey(),
    memberId: text('member_id').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    at: time('at').notNull(),
  },
  (table) => [index('credited_notices_member').on(table.memberId)],
);
export type CreditedReport = typeof creditedReports.$inferSelect;

/** Nonces of signed callbacks, stored while their signature could still be valid. */
export const providerNonces = pgTable(
  'provider_nonces',
  {
    provider: text('provider').notNull(),
    nonce: text('nonce').notNull(),
    at: time('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.nonce] }), index('provider_nonces_at').on(table.at)],
);
