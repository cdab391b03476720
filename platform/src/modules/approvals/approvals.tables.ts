import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { time } from '../../kernel/database/columns.ts';

/** Approval requests: one operator makes them, another decides. */
export const approvalRequests = pgTable(
  'proposals',
  {
    id: text('id').primaryKey(),
    /** `withdrawal.approve`, `wallet.adjust`, ... */
    act: text('act').notNull(),
    /** The target: id of a withdrawal, id of a member, key of a setting. */
    targetId: text('target_id').notNull(),
    /** The version the maker saw; another version at the decision makes the request stale. */
    seenVersion: integer('seen_version').notNull(),
    input: jsonb('input').$type<Record<string, string>>().notNull(),
    maker: text('maker').notNull(),
    why: text('why').notNull(),
    madeAt: time('made_at').notNull(),
    state: text('state').$type<'open' | 'accepted' | 'declined' | 'stale'>().notNull().default('open'),
    decidedBy: text('decided_by'),
    decidedWhy: text('decided_why'),
    decidedAt: time('decided_at'),
  },
  (table) => [
    index('proposals_state').on(table.state, table.madeAt),
    index('proposals_target').on(table.targetId),
    // Two open requests about one target could be right alone and wrong together.
    uniqueIndex('proposals_open').on(table.targetId).where(sql`${table.state} = 'open'`),
    check('proposals_two_persons', sql`${table.state} <> 'accepted' or ${table.decidedBy} <> ${table.maker}`),
  ],
);
