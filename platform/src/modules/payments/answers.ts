import { changeWithdrawal, type WithdrawalDeps } from './change-withdrawal.ts';
import { withAnswer } from './part.rules.ts';
import type { Proofs } from './proofs.ts';
import type { PartRow, Withdrawal } from './withdrawal-rows.ts';

export interface Answer {
  memberId: string;
  id: string;
  /** Every part that waits where none is named. */
  partId?: string;
}

/** What a player says to what was paid (specification 4). */
export function withdrawalAnswers(deps: WithdrawalDeps, proofs: Proofs) {
  return {
    /** Also of what was reported before. @throws Refusal `not_found`, `withdrawal_state` */
    confirm: ({ memberId, id, partId }: Answer): Promise<Withdrawal> =>
      changeWithdrawal(deps, {
        ...{ id, memberId, act: 'confirm' },
        parts: (found, now) =>
          withAnswer(found, 'received', now, ({ id: one, state }) =>
            partId ? one === partId && (state === 'paid' || state === 'not_received') : state === 'paid',
          ),
      }),
    /** With its proofs or not at all. @throws Refusal `not_found`, `withdrawal_state`, `proof_missing` */
    report: ({ memberId, id, partId }: Answer, proofIds: readonly string[]): Promise<Withdrawal> =>
      deps.kernel.database.transaction(async () => {
        const before = await deps.rows.byId(id);
        const isMeant = (part: PartRow) => part.state === 'paid' && (!partId || part.id === partId);
        const named = before?.parts.find(isMeant)?.id ?? '';
        const after = await changeWithdrawal(deps, {
          ...{ id, memberId, act: 'report' },
          parts: (found, now) => withAnswer(found, 'not_received', now, isMeant),
        });
        await proofs.use(id, proofIds, named);
        return after;
      }),
  };
}
