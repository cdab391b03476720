import { and, desc, eq, gte, lt, or, sql } from 'drizzle-orm';
import type { OperatorCaller } from '../../kernel/calls/callers.ts';
import { readPage } from '../../kernel/database/page.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { actsReadableBy } from './audit-readers.rules.ts';
import { auditLines } from './tables.ts';

/** One act of an operator. `why` is empty when none was required. */
export interface AuditLine {
  who: string;
  act: string;
  target: string;
  why: string;
  detail: unknown;
}

/** Adds a line in the caller's transaction: an act does not happen without its line. */
export async function addAuditLine({ db, clock }: Pick<Kernel, 'db' | 'clock'>, line: AuditLine): Promise<void> {
  await db.insert(auditLines).values({ ...line, detail: line.detail ?? {}, at: clock.now() });
}

export interface AuditPage {
  list: (AuditLine & { id: string; at: string })[];
  totalPages: number;
}

/** Filters of the audit, all optional. */
export interface AuditFilter {
  who?: string;
  /** Part of its name. */
  act?: string;
  /** ISO times: `from` inclusive, `to` exclusive. */
  from?: string;
  to?: string;
  /** Targets of release acts start with the release, followed by a space and the version. */
  release?: string;
}

/** Who reads: without one, everything. */
export type AuditReader = Pick<OperatorCaller, 'username' | 'roles'>;

/** The lines that the reader may read, newest first; `pageNo` counts from 1. */
export async function readAudit(
  { db }: Kernel,
  pageNo: number,
  pageSize: number,
  filter: AuditFilter = {},
  reader?: AuditReader,
): Promise<AuditPage> {
  const { list: rows, totalPages } = await readPage(db, auditLines, {
    where: and(matching(filter), reader && readableBy(reader)),
    orderBy: [desc(auditLines.id)],
    pageNo,
    pageSize,
  });
  const list = rows.map((row) => ({ ...row, id: String(row.id), at: row.at.toISOString() }));
  return { list, totalPages };
}

function readableBy({ username, roles }: AuditReader) {
  const acts = actsReadableBy(roles);
  return acts === undefined ? undefined : or(eq(auditLines.who, username), sql`${auditLines.act} ~ ${acts}`);
}

function matching({ who, act, from, to, release }: AuditFilter) {
  const { target } = auditLines;
  return and(
    who ? eq(auditLines.who, who) : undefined,
    act ? sql`position(${act.toLowerCase()} in lower(${auditLines.act})) > 0` : undefined,
    from ? gte(auditLines.at, new Date(from)) : undefined,
    to ? lt(auditLines.at, new Date(to)) : undefined,
    release ? or(eq(target, release), sql`starts_with(${target}, ${`${release} `})`) : undefined,
  );
}
