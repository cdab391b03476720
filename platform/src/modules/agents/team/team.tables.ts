import type { ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '../../../kernel/database/columns.ts';

/** Invitations by which newcomers register below an agent (decisions/053). They stay stored after they end. */
export const invitationLinks = pgTable(
  'invitation_links',
  {
    id: text('id').primaryKey(),
    /** Capital letters and digits; accepted in any case. */
    code: text('code').notNull().unique(),
    agentId: text('agent_id').notNull(),
    type: text('type', { enum: ['player', 'agent'] }).notNull(),
    offers: jsonb('offers').$type<ContractTerms[]>().notNull(),
    note: text('note').notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at'),
    usesAtMost: integer('uses_at_most'),
    uses: integer('uses').notNull().default(0),
    closedAt: time('closed_at'),
  },
  (table) => [index('invitation_links_agent').on(table.agentId, table.createdAt, table.id)],
);

export type InvitationLinkRow = typeof invitationLinks.$inferSelect;
