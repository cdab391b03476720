import { count, desc } from 'drizzle-orm';
import type { Kernel } from '../../kernel/kernel.ts';
import { auditLines } from './tables.ts';

/** One act of an operator. `why` is empty where none was asked for. */
export interface AuditLine {
  who: string;
  act: string;
  target: string;
  why: string;
  detail: unknown;
}

/** Adds a line, with the transaction around it: an act without its line does not happen. */
export async function addAuditLine({ db, clock }: Kernel, line: AuditLine): Promise<void> {
  await db.insert(auditLines).values({ ...line, detail: line.detail ?? {}, at: clock.now() });
}

export interface AuditPage {
  list: (AuditLine & { id: string; at: string })[];
  totalPages: number;
}

/** Newest first; `pageNo` counts from 1. */
export async function readAudit({ db }: Kernel, pageNo: number, pageSize: number): Promise<AuditPage> {
  const rows = await db
    .select()
    .from(auditLines)
    .orderBy(desc(auditLines.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const [total] = await db.select({ rows: count() }).from(auditLines);
  const list = rows.map((row) => ({ ...row, id: String(row.id), at: row.at.toISOString() }));
  return { list, totalPages: Math.ceil((total?.rows ?? 0) / pageSize) };
}
