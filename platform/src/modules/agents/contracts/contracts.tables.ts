import type { PaidBy } from '@portal/shared/contract/agents/contract-calls';
import type { ContractKind, ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { time } from '../../../kernel/columns.ts';

/** What an agent and the one above it, or the house, have about one kind of pay (docs/decisions/051-contracts.md). */
export const contracts = pgTable(
  'contracts',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<ContractKind>().notNull(),
    /** Who receives. */
    agentId: text('agent_id').notNull(),
    /** Who has offered it; null is the house. */
    uplineId: text('upline_id'),
    /** Of the agent when it was offered: those in it, and nobody else above, may look at it. */
    uplinePath: text('upline_path').notNull(),
    createdAt: time('created_at').notNull(),
    /** What became of an offer that was never agreed on. */
    closedAs: text('closed_as', { enum: ['rejected', 'withdrawn'] }),
    /** Agreed on, and over from then on: the end of the period under way when its end was decided. */
    endsAt: time('ends_at'),
  },
  (table) => [
    uniqueIndex('contracts_open')
      .on(table.agentId, table.kind)
      .where(sql`${table.closedAs} is null and ${table.endsAt} is null`),
    index('contracts_agent').on(table.agentId, table.createdAt),
    index('contracts_upline').on(table.uplineId, table.createdAt),
  ],
);

/** Terms that were agreed on. A trigger keeps them as they are, but for `until`. */
export const contractVersions = pgTable(
  'contract_versions',
  {
    id: text('id').primaryKey(),
    contractId: text('contract_id')
      .notNull()
      .references(() => contracts.id),
    /** From 1, within its contract. */
    no: integer('no').notNull(),
    kind: text('kind').$type<ContractKind>().notNull(),
    agentId: text('agent_id').notNull(),
    uplineId: text('upline_id'),
    paidBy: text('paid_by').$type<PaidBy>().notNull(),
    terms: jsonb('terms').$type<ContractTerms>().notNull(),
    offeredAt: time('offered_at').notNull(),
    acceptedAt: time('accepted_at').notNull(),
    from: time('from_at').notNull(),
    /** Not in it. The same as `from`: replaced or ended before it came into force. */
    until: time('until_at'),
  },
  (table) => [
    uniqueIndex('contract_versions_no').on(table.contractId, table.no),
    index('contract_versions_force').on(table.kind, table.from),
    index('contract_versions_agent').on(table.agentId, table.from),
  ],
);

/** What one side has asked the other; one of a contract waits at a time. */
export const contractRequests = pgTable(
  'contract_requests',
  {
    id: text('id').primaryKey(),
    contractId: text('contract_id')
      .notNull()
      .references(() => contracts.id),
    type: text('type', { enum: ['offer', 'termination'] }).notNull(),
    /** Of an offer. */
    terms: jsonb('terms').$type<ContractTerms>(),
    paidBy: text('paid_by').$type<PaidBy>(),
    /** `dropped`: ended without an answer, since it no longer fits or its contract ends. */
    state: text('state', { enum: ['open', 'accepted', 'rejected', 'withdrawn', 'dropped'] }).notNull(),
    askedAt: time('asked_at').notNull(),
    closedAt: time('closed_at'),
  },
  (table) => [
    uniqueIndex('contract_requests_open').on(table.contractId).where(sql`${table.state} = 'open'`),
    index('contract_requests_contract').on(table.contractId),
  ],
);

export type ContractRow = typeof contracts.$inferSelect;
export type VersionRow = typeof contractVersions.$inferSelect;
export type RequestRow = typeof contractRequests.$inferSelect;
