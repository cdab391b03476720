import { and, desc, eq, inArray, isNull, notInArray } from 'drizzle-orm';
import { newId } from '../../kernel/ids.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { proofPicture } from '../../kernel/proof-picture.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { createSecrets } from '../../kernel/secrets.ts';
import { withdrawalProofs as rows } from './payments.tables.ts';

const looseAtMost = 3;

/** Pictures that members send with a report; sealed, since they show their bank's pages. */
export function createProofs({ database, clock, settings }: Kernel) {
  const { db } = database;
  const secrets = createSecrets(settings);
  const isLoose = (withdrawalId: string) => and(eq(rows.withdrawalId, withdrawalId), isNull(rows.partIds));

  return {
    /** @throws Refusal `not_a_proof_picture`, `picture_too_large`; nothing is kept then */
    async keep(withdrawalId: string, base64: string): Promise<string> {
      const sealed = secrets.seal(await proofPicture(base64));
      const id = newId();
      await database.transaction(async () => {
        const loose = await db.select({ id: rows.id }).from(rows).where(isLoose(withdrawalId)).orderBy(desc(rows.at));
        const kept = loose.slice(0, looseAtMost - 1).map((row) => row.id);
        await db.delete(rows).where(and(isLoose(withdrawalId), notInArray(rows.id, kept)));
        await db.insert(rows).values({ id, withdrawalId, sealed, at: clock.now(), partIds: null });
      });
      return id;
    },
    /** For the transaction of the report. @throws Refusal `proof_missing` when one is not there or was used before */
    async use(withdrawalId: string, proofIds: readonly string[], partIds: string[]): Promise<void> {
      const ids = [...new Set(proofIds)];
      const used = await db
        .update(rows)
        .set({ partIds })
        .where(and(isLoose(withdrawalId), inArray(rows.id, ids)))
        .returning({ id: rows.id });
      if (used.length !== ids.length || used.length === 0) throw new Refusal('proof_missing');
    },
    /** Ids of the proofs of a withdrawal, each with the parts it was sent for. */
    of: (withdrawalId: string) =>
      db.select({ id: rows.id, partIds: rows.partIds }).from(rows).where(eq(rows.withdrawalId, withdrawalId)),
    /** WebP bytes as base64. */
    async read(withdrawalId: string, id: string): Promise<string | undefined> {
      const [row] = await db
        .select({ sealed: rows.sealed })
        .from(rows)
        .where(and(eq(rows.withdrawalId, withdrawalId), eq(rows.id, id)));
      return row && secrets.open(row.sealed);
    },
  };
}

export type Proofs = ReturnType<typeof createProofs>;
