import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.ts';
import { auditLines } from '../tables.ts';
import { auditChain, auditPending } from './audit-trail.tables.ts';
import type { ChainEntry } from './chain.rules.ts';
import { chainedLine } from './chained-line.ts';

/** Reads entries with their lines, after a sequence. */
export async function readChain({ db }: Database, after: number, limit: number): Promise<ChainEntry[]> {
  const rows = await db
    .select({ entry: auditChain, line: auditLines })
    .from(auditChain)
    .leftJoin(auditLines, eq(auditLines.id, auditChain.lineId))
    .where(gt(auditChain.sequence, after))
    .orderBy(asc(auditChain.sequence))
    .limit(limit);
  return rows.map(({ entry, line }) => ({
    sequence: entry.sequence,
    lineId: String(entry.lineId),
    hash: entry.hash,
    line: line ? chainedLine(line) : undefined,
  }));
}

/** Lines beside the chain, at most 100 of each kind. */
export interface UnchainedLines {
  /** Neither chained nor waiting for it: somebody inserted them past the trigger. */
  inserted: string[];
  /** Waiting for the chain and not there: somebody removed them before. */
  removed: string[];
}

const namedAtMost = 100;

export async function readUnchained({ db }: Database): Promise<UnchainedLines> {
  const inserted = await db
    .select({ id: auditLines.id })
    .from(auditLines)
    .leftJoin(auditChain, eq(auditChain.lineId, auditLines.id))
    .leftJoin(auditPending, eq(auditPending.lineId, auditLines.id))
    .where(and(isNull(auditChain.lineId), isNull(auditPending.lineId)))
    .orderBy(asc(auditLines.id))
    .limit(namedAtMost);
  const removed = await db
    .select({ id: auditPending.lineId })
    .from(auditPending)
    .leftJoin(auditLines, eq(auditLines.id, auditPending.lineId))
    .where(isNull(auditLines.id))
    .orderBy(asc(auditPending.lineId))
    .limit(namedAtMost);
  const ids = (rows: { id: number }[]) => rows.map(({ id }) => String(id));
  return { inserted: ids(inserted), removed: ids(removed) };
}
