import { and, desc, eq, inArray, isNull, notInArray } from 'drizzle-orm';
import { Refusal } from '../../../../kernel/calls/refusal.ts';
import { newId } from '../../../../kernel/database/ids.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import { uploadedPicture } from '../../../../kernel/media/uploaded-picture.ts';
import { createSecrets } from '../../../../kernel/security/secrets.ts';
import { withdrawalProofs as rows, sealedWithdrawalProof } from '../../payments.tables.ts';

const looseAtMost = 3;

/** Pictures that members send with a report; encrypted, because they show pages of their bank. */
export function createWithdrawalProofs({ database, clock, settings }: Kernel) {
  const { db } = database;
  const secrets = createSecrets(settings);
  const isLoose = (withdrawalId: string) => and(eq(rows.withdrawalId, withdrawalId), isNull(rows.partIds));

  return {
    /**
     * Stores a picture.
     * @throws Refusal `not_a_proof_picture`, `picture_too_large`; nothing is stored then
     */
    async keep(withdrawalId: string, base64: string): Promise<string> {
      const id = newId();
      const place = sealedWithdrawalProof.of({ id, withdrawalId });
      const sealed = secrets.seal(await uploadedPicture(base64), place);
      await database.transaction(async () => {
        const loose = await db.select({ id: rows.id }).from(rows).where(isLoose(withdrawalId)).orderBy(desc(rows.at));
        const remaining = loose.slice(0, looseAtMost - 1).map((row) => row.id);
        await db.delete(rows).where(and(isLoose(withdrawalId), notInArray(rows.id, remaining)));
        await db.insert(rows).values({ id, withdrawalId, sealed, at: clock.now(), partIds: null });
      });
      return id;
    },
    /**
     * Attaches proofs, in the transaction of the report.
     * @throws Refusal `proof_missing` when one is missing or used
     */
    async use(withdrawalId: string, proofIds: readonly string[], partIds: string[]): Promise<void> {
      const ids = [...new Set(proofIds)];
      const used = await db
        .update(rows)
        .set({ partIds })
        .where(and(isLoose(withdrawalId), inArray(rows.id, ids)))
        .returning({ id: rows.id });
      if (used.length !== ids.length || used.length === 0) throw new Refusal('proof_missing');
    },
    /** Lists the proof ids of a withdrawal, each with its parts. */
    of: (withdrawalId: string) =>
      db.select({ id: rows.id, partIds: rows.partIds }).from(rows).where(eq(rows.withdrawalId, withdrawalId)),
    /** Returns WebP bytes as base64. */
    async read(withdrawalId: string, id: string): Promise<string | undefined> {
      const [row] = await db
        .select({ sealed: rows.sealed })
        .from(rows)
        .where(and(eq(rows.withdrawalId, withdrawalId), eq(rows.id, id)));
      return row && secrets.open(row.sealed, sealedWithdrawalProof.of({ id, withdrawalId }));
    },
  };
}

export type WithdrawalProofs = ReturnType<typeof createWithdrawalProofs>;
