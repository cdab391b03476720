import os from 'node:os';
import { eq, sql } from 'drizzle-orm';
import type { AuditTarget } from '../../../../kernel/config/audit-target.rules.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import { auditExports } from '../audit-trail.tables.ts';
import { type ChainEntry, type ChainedLine, emptyChain } from '../chain.rules.ts';
import { readChain } from '../read-chain.ts';
import { appendLines } from './file-target.ts';
import { syslogFrame } from './syslog-message.rules.ts';
import { sendFrames } from './syslog-target.ts';

const batchSize = 500;

/** The name of a target's cursor. */
export const nameOf = (target: AuditTarget): string =>
  target.kind === 'file' ? `file ${target.path}` : `syslog ${target.host}:${target.port}`;

/**
 * Writes what the target does not have yet, in batches. The cursor moves after the target has a batch, so each entry
 * arrives at least once; another process that exports meanwhile is left to it. @throws if the target does not take it
 */
export async function exportChain(kernel: Pick<Kernel, 'database' | 'clock'>, target: AuditTarget): Promise<number> {
  await kernel.database.db
    .insert(auditExports)
    .values({ target: nameOf(target) })
    .onConflictDoNothing();
  let total = 0;
  for (let written = batchSize; written === batchSize; total += written) written = await exportBatch(kernel, target);
  return total;
}

function exportBatch({ database, clock }: Pick<Kernel, 'database' | 'clock'>, target: AuditTarget): Promise<number> {
  const { db, transaction } = database;
  const isMine = eq(auditExports.target, nameOf(target));
  return transaction(async () => {
    const [cursor] = await db.select().from(auditExports).where(isMine).for('update', { skipLocked: true });
    if (!cursor) return 0;
    // One more, whose hash the first of the batch follows.
    const after = Math.max(0, cursor.sequence - 1);
    const entries = await readChain(database, after, batchSize + 1);
    const before = cursor.sequence > 0 ? entries.shift() : emptyChain;
    const batch = entries.slice(0, batchSize);
    const last = batch.at(-1);
    if (!last) return 0;
    await write(target, withPrevious(batch, before?.hash ?? emptyChain.hash));
    await db.update(auditExports).set({ sequence: last.sequence, exportedAt: clock.now() }).where(isMine);
    return batch.length;
  });
}

function withPrevious(batch: readonly ChainEntry[], before: string): ChainEntry[] {
  return batch.map((entry, place) => ({ ...entry, previous: batch[place - 1]?.hash ?? before }));
}

async function write(target: AuditTarget, entries: readonly ChainEntry[]): Promise<void> {
  const lines = entries.map((entry) => JSON.stringify(entry));
  if (target.kind === 'file') return appendLines(target.path, lines);
  const hostname = os.hostname();
  const frames = entries.map((entry, place) =>
    syslogFrame(hostname, { ...entry, line: entry.line ?? missing(entry) }, lines[place] ?? ''),
  );
  return sendFrames(target, frames);
}

/** A line that was removed before its export is reported in its place. */
function missing({ lineId }: ChainEntry): ChainedLine {
  return { id: lineId, at: '-', who: '-', act: 'missing-line', target: '-', why: '' };
}

/** How many entries the target does not have yet. */
export async function exportBacklog({ db }: Pick<Kernel, 'db'>, target: AuditTarget): Promise<number> {
  const { rows } = await db.execute<{ backlog: string }>(
    sql`select coalesce((select max(sequence) from audit_chain), 0)
      - coalesce((select sequence from audit_exports where target = ${nameOf(target)}), 0) as backlog`,
  );
  return Number(rows[0]?.backlog ?? 0);
}
