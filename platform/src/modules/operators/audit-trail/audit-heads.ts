import { desc } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { auditHeads } from './audit-trail.tables.ts';
import { readChainHead } from './chain-lines.ts';

/** Signs a document as compact JWS. */
export type SignDocument = (document: object) => Promise<string>;

/** Signs where the chain stands on this day. For the transaction of its job, which runs once a day. */
export async function signHead({ db, clock }: Kernel, day: string, sign: SignDocument): Promise<void> {
  const head = await readChainHead(db);
  const jws = await sign({ kind: 'audit-head', day, ...head, signedAt: clock.now().toISOString() });
  await db.insert(auditHeads).values({ day, ...head, jws });
}

/** The newest signed heads, newest first. */
export async function readHeads({ db }: Pick<Kernel, 'db'>, limit: number): Promise<string[]> {
  const rows = await db.select({ jws: auditHeads.jws }).from(auditHeads).orderBy(desc(auditHeads.day)).limit(limit);
  return rows.map(({ jws }) => jws);
}
