import type { ContractKind } from '@portal/shared/contract/agents/contract-terms';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { minor, time } from '../../../kernel/database/columns.ts';

/** `pending`: computed and not paid yet; not shown to anybody. */
export type SettlementState = 'pending' | 'paid' | 'owed' | 'nothing';

/** A direct downline's share of the gross, by its contract. */
export interface DownlineShare {
  agentId: string;
  /** Minor units as text. */
  minor: string;
}

/** One row per finished period of a contract: inputs and result at the time of settlement. */
export const agentSettlements = pgTable(
  'agent_settlements',
  {
    id: text('id').primaryKey(),
    contractId: text('contract_id').notNull(),
    versionId: text('version_id').notNull(),
    kind: text('kind').$type<ContractKind>().notNull(),
    agentId: text('agent_id').notNull(),
    /** The other side of the contract; null is the platform. */
    uplineId: text('upline_id'),
    /** Path of the receiver when the period began: only the agents in it see the row. */
    uplinePath: text('upline_path').notNull(),
    /** The upline when it pays itself; null when the platform pays. */
    payerId: text('payer_id'),
    /** Number of contracts of the kind above: uplines are paid first, so that they can pay on. */
    depth: integer('depth').notNull(),
    periodStart: time('period_start').notNull(),
    /** Exclusive. */
    periodEnd: time('period_end').notNull(),
    validBetMinor: minor('valid_bet_minor').notNull(),
    winMinor: minor('win_minor').notNull(),
    bonusMinor: minor('bonus_minor').notNull(),
    rebateMinor: minor('rebate_minor').notNull(),
    /** For real-time salary. */
    losingMinor: minor('losing_minor').notNull(),
    winningMinor: minor('winning_minor').notNull(),
    activeMembers: integer('active_members').notNull(),
    carriedInMinor: minor('carried_in_minor').notNull(),
    carriedOutMinor: minor('carried_out_minor').notNull(),
    tier: integer('tier'),
    /** Basis points; for real-time salary the profit rate. */
    rate: integer('rate').notNull(),
    grossMinor: minor('gross_minor').notNull(),
    taken: jsonb('taken').$type<DownlineShare[]>().notNull(),
    takenMinor: minor('taken_minor').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    state: text('state').$type<SettlementState>().notNull(),
    settledAt: time('settled_at').notNull(),
    paidAt: time('paid_at'),
  },
  (table) => [
    uniqueIndex('agent_settlements_period').on(table.contractId, table.periodStart),
    index('agent_settlements_agent').on(table.agentId, table.kind, table.periodEnd),
    index('agent_settlements_upline').on(table.uplineId, table.kind, table.periodEnd),
    index('agent_settlements_recent').on(table.periodEnd, table.id),
    index('agent_settlements_pending').on(table.kind, table.periodEnd).where(sql`${table.state} = 'pending'`),
    index('agent_settlements_owed').on(table.payerId, table.periodEnd).where(sql`${table.state} = 'owed'`),
    index('agent_settlements_received').on(table.agentId, table.paidAt),
    index('agent_settlements_given').on(table.payerId, table.paidAt),
  ],
);

export type Settlement = typeof agentSettlements.$inferSelect;

/** Watermark of each kind's settlement; locked while settling, so that two processes do not repeat the work. */
export const settlementWatermarks = pgTable('settlement_marks', {
  kind: text('kind').$type<ContractKind>().primaryKey(),
  until: time('until').notNull(),
});
