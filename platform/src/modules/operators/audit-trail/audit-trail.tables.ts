import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '../../../kernel/database/columns.ts';

/**
 * Hash chain over the audit (decisions/111). The sequence follows the order in which lines were chained and has no gaps;
 * ids of lines have some, and may commit out of order. Rows are only ever added.
 */
export const auditChain = pgTable('audit_chain', {
  sequence: bigint('sequence', { mode: 'number' }).primaryKey(),
  lineId: bigint('line_id', { mode: 'number' }).notNull().unique(),
  hash: text('hash').notNull(),
});

/** Lines that are not chained yet; a trigger adds each in the transaction of the line. */
export const auditPending = pgTable('audit_pending', {
  lineId: bigint('line_id', { mode: 'number' }).primaryKey(),
});

/** Signed heads of the chain, one a day. Rows are only ever added. */
export const auditHeads = pgTable('audit_heads', {
  day: text('day').primaryKey(),
  sequence: bigint('sequence', { mode: 'number' }).notNull(),
  hash: text('hash').notNull(),
  jws: text('jws').notNull(),
});

/** How far the chain has been exported to a target. */
export const auditExports = pgTable('audit_exports', {
  target: text('target').primaryKey(),
  sequence: bigint('sequence', { mode: 'number' }).notNull().default(0),
  exportedAt: time('exported_at'),
});
