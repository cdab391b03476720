import { depositProofsAtMost } from '@portal/shared/contract/payments/deposit-states';
import { and, asc, eq } from 'drizzle-orm';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { newId } from '../../../kernel/database/ids.ts';
import { uploadedPicture } from '../../../kernel/media/uploaded-picture.ts';
import { createSecrets } from '../../../kernel/security/secrets.ts';
import { assertMayDo, changeDeposit, type DepositDeps } from './change-deposit.ts';
import type { DepositLimits } from './deposit-limits.ts';
import type { Deposit } from './deposit-rows.ts';
import { depositProofs as proofs, sealedDepositProof } from './deposits.tables.ts';

/** Pictures that prove a bank transfer; encrypted, because they show the payer's bank. */
export function createDepositProofs(deps: DepositDeps, limits: DepositLimits) {
  const { kernel, rows, member } = deps;
  const { db } = kernel;
  const secrets = createSecrets(kernel.settings);

  /** @throws Refusal `deposit_state`, `too_many_proofs` */
  function assertMayProve(found: Deposit): void {
    assertMayDo('prove', found);
    if (found.proofs >= depositProofsAtMost) {
      throw new Refusal('too_many_proofs', { params: { max: depositProofsAtMost } });
    }
  }

  return {
    /**
     * Stores a proof and puts the deposit in review.
     * @throws Refusal `not_found`, `deposit_state`, `too_many_proofs`, `deposits_open` (for an expired one that would
     * exceed the limit), `not_a_proof_picture`, `picture_too_large`; nothing is stored then
     */
    async send(memberId: string, id: string, base64: string): Promise<Deposit> {
      const before = await rows.byId(id);
      if (before?.memberId !== memberId) throw new Refusal('not_found');
      // Checked before the expensive decoding of the picture.
      assertMayProve(before);
      const proofId = newId();
      const place = sealedDepositProof.of({ id: proofId, depositId: id });
      const sealed = secrets.seal(await uploadedPicture(base64), place);
      return changeDeposit(deps, {
        id,
        memberId,
        act: 'prove',
        async more(found) {
          assertMayProve(found);
          if (found.state === 'expired') {
            await member.lock(memberId);
            await limits.assertRoom(memberId);
          }
          await db.insert(proofs).values({ id: proofId, depositId: id, sealed, at: kernel.clock.now() });
          return { review: 'proof', proofs: found.proofs + 1 };
        },
      });
    },
    /** Lists the proof ids of a deposit, oldest first. */
    of: async (depositId: string): Promise<string[]> => {
      const found = await db
        .select({ id: proofs.id })
        .from(proofs)
        .where(eq(proofs.depositId, depositId))
        .orderBy(asc(proofs.at), asc(proofs.id));
      return found.map(({ id }) => id);
    },
    /** Returns WebP bytes as base64. */
    async read(depositId: string, id: string): Promise<string | undefined> {
      const [row] = await db
        .select({ sealed: proofs.sealed })
        .from(proofs)
        .where(and(eq(proofs.depositId, depositId), eq(proofs.id, id)));
      return row && secrets.open(row.sealed, sealedDepositProof.of({ id, depositId }));
    },
  };
}
