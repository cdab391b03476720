import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.ts';
import { auditLines } from '../tables.ts';
import { auditChain, auditPending } from './audit-trail.tables.ts';
import { type ChainHead, emptyChain, entryAfter } from './chain.rules.ts';
import { type AuditRow, chainedLine } from './chained-line.ts';

/** Any number, as long as all processes of the product use the same. */
const chainLock = 727_002;
const batchSize = 500;

/**
 * Appends the committed lines that are not in the chain, in the order of their ids. Whoever writes a line waits for
 * nothing; of several processes one chains. Returns how many lines it chained.
 */
export async function chainLines(database: Database): Promise<number> {
  let total = 0;
  for (let chained = batchSize; chained === batchSize; total += chained) chained = await chainBatch(database);
  return total;
}

function chainBatch({ db, transaction }: Database): Promise<number> {
  return transaction(async () => {
    const { rows } = await db.execute<{ mine: boolean }>(sql`select pg_try_advisory_xact_lock(${chainLock}) as mine`);
    if (!rows[0]?.mine) return 0;
    const pending: { line: AuditRow }[] = await db
      .select({ line: auditLines })
      .from(auditPending)
      .innerJoin(auditLines, eq(auditLines.id, auditPending.lineId))
      .orderBy(asc(auditPending.lineId))
      .limit(batchSize);
    if (pending.length === 0) return 0;
    let head = await readChainHead(db);
    const entries = pending.map(({ line }) => {
      const entry = entryAfter(head, chainedLine(line));
      head = entry;
      return { sequence: entry.sequence, lineId: line.id, hash: entry.hash };
    });
    await db.insert(auditChain).values(entries);
    const ids = entries.map(({ lineId }) => lineId);
    await db.delete(auditPending).where(inArray(auditPending.lineId, ids));
    return entries.length;
  });
}

/** The last entry of the chain. */
export async function readChainHead(db: Database['db']): Promise<ChainHead> {
  const [last] = await db
    .select({ sequence: auditChain.sequence, hash: auditChain.hash })
    .from(auditChain)
    .orderBy(desc(auditChain.sequence))
    .limit(1);
  return last ?? emptyChain;
}
