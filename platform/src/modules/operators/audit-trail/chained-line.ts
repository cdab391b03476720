import type { auditLines } from '../tables.ts';
import type { ChainedLine } from './chain.rules.ts';

export type AuditRow = typeof auditLines.$inferSelect;

/** A line of the database as it is chained and exported. */
export const chainedLine = ({ id, at, ...rest }: AuditRow): ChainedLine => ({
  ...rest,
  id: String(id),
  at: at.toISOString(),
});
