import type { ContractKind, ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import type { PaidBy } from '@portal/shared/contract/agents/contracts';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { time } from '../../../kernel/database/columns.ts';

/** What an agent and its upline, or the platform, agreed about one kind of pay (decisions/051). */
export const contracts = pgTable(
  'contracts',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<ContractKind>().notNull(),
    /** The agent who receives. */
    agentId: text('agent_id').notNull(),
    /** Who offered it; null is the platform. */
    uplineId: text('upline_id'),
    /** Path of the agent at the time of the offer: only the agents in it may look at the contract. */
    uplinePath: text('upline_path').notNull(),
    createdAt: time('created_at').notNull(),
    /** Result of an offer that was never agreed. */
    closedAs: text('closed_as', { enum: ['rejected', 'withdrawn'] }),
    /** Set once its end is decided: the end of the current period. */
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

/** Agreed terms. A trigger prevents changes except to `until`. */
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
    /** Exclusive. Equal to `from` when it was replaced or ended before it came into force. */
    until: time('until_at'),
  },
  (table) => [
    uniqueIndex('contract_versions_no').on(table.contractId, table.no),
    index('contract_versions_force').on(table.kind, table.from),
    index('contract_versions_agent').on(table.agentId, table.from),
  ],
);

/** Requests of one side to the other; a contract has at most one open. */
export const contractRequests = pgTable(
  'contract_requests',
  {
    id: text('id').primaryKey(),
    contractId: text('contract_id')
      .notNull()
      .references(() => contracts.id),
    type: text('type', { enum: ['offer', 'termination'] }).notNull(),
    /** Set for an offer. */
    terms: jsonb('terms').$type<ContractTerms>(),
    paidBy: text('paid_by').$type<PaidBy>(),
    /** `dropped`: ended without an answer, because it is no longer compatible or its contract ends. */
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
