import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { SessionModule } from '../../sessions/index.ts';
import type { WithdrawalObstacles } from './withdrawal-obstacles.ts';

export interface ProofDeps {
  payments: { withdrawals: { obstacles: Pick<WithdrawalObstacles, 'authenticatorAbove'> } };
  session: Pick<SessionModule, 'confirmAuthenticator' | 'hasAuthenticator'>;
}

interface Outflow {
  memberId: string;
  amountMinor: bigint;
}

/** The code of the authenticator that money needs to leave an account, by withdrawal or to the upline. */
export function authenticatorProof({ payments, session }: ProofDeps) {
  const isAboveLimit = async ({ memberId, amountMinor }: Outflow) =>
    amountMinor > (await payments.withdrawals.obstacles.authenticatorAbove(memberId));
  return {
    /**
     * Takes the code if the amount needs one; a wrong one counts, so call it outside of the transaction.
     * @returns whether a code was given, for `assertStill`
     * @throws Refusal `authenticator_code_required`, `invalid_verification_code`
     */
    async confirm(outflow: Outflow, authenticatorCode: string | undefined): Promise<boolean> {
      const isProved = await isAboveLimit(outflow);
      if (isProved) await session.confirmAuthenticator(outflow.memberId, authenticatorCode, 'authenticatorCode');
      return isProved;
    },
    /**
     * With the member locked: other money has left first, and the sum of both may need a code.
     * @throws Refusal `authenticator_code_required`
     */
    async assertStill(outflow: Outflow, isProved: boolean): Promise<void> {
      if (isProved || !(await isAboveLimit(outflow)) || !(await session.hasAuthenticator(outflow.memberId))) return;
      throw new Refusal('authenticator_code_required', { fields: { authenticatorCode: 'required' } });
    },
    /** What the terms of a call say of it; nothing without an authenticator. */
    async above(memberId: string): Promise<bigint | undefined> {
      if (!(await session.hasAuthenticator(memberId))) return undefined;
      return payments.withdrawals.obstacles.authenticatorAbove(memberId);
    },
  };
}
