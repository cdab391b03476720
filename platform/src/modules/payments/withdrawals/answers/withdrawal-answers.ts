import { Refusal } from '../../../../kernel/calls/refusal.ts';
import { changeWithdrawal, type WithdrawalDeps } from '../change-withdrawal.ts';
import type { Withdrawal } from '../withdrawal-rows.ts';
import { withAnswer } from './withdrawal-part.rules.ts';
import type { WithdrawalProofs } from './withdrawal-proofs.ts';

interface Answer {
  memberId: string;
  id: string;
  /** All waiting parts when absent. */
  partId?: string;
}

interface Report extends Omit<Answer, 'partId'> {
  /** Each has to wait for an answer; all waiting parts when absent. */
  partIds?: readonly string[];
  proofIds: readonly string[];
}

/** Records a player's answers to payouts (docs/product.md 4). */
export function withdrawalAnswers(deps: WithdrawalDeps, proofs: WithdrawalProofs) {
  return {
    /**
     * Confirms receipt, even of parts reported missing before.
     * @throws Refusal `not_found`, `withdrawal_state`
     */
    confirm: ({ memberId, id, partId }: Answer): Promise<Withdrawal> =>
      changeWithdrawal(deps, {
        id,
        memberId,
        act: 'confirm',
        parts: (found, now) =>
          withAnswer(found, 'received', now, ({ id: one, state }) =>
            partId ? one === partId && (state === 'paid' || state === 'not_received') : state === 'paid',
          ),
      }),
    /**
     * Reports parts missing together with their proofs, or not at all; the proofs belong to every reported part.
     * @throws Refusal `not_found`, `withdrawal_state`, `proof_missing`
     */
    report: ({ memberId, id, partIds, proofIds }: Report): Promise<Withdrawal> =>
      deps.kernel.database.transaction(async () => {
        let meant: string[] = [];
        const after = await changeWithdrawal(deps, {
          id,
          memberId,
          act: 'report',
          parts(found, now) {
            meant = reportedParts(found, partIds);
            return withAnswer(found, 'not_received', now, (part) => meant.includes(part.id));
          },
        });
        await proofs.use(id, proofIds, meant);
        return after;
      }),
  };
}

/** @throws Refusal `withdrawal_state` when a named part does not wait for an answer */
function reportedParts({ parts }: Withdrawal, named: readonly string[] | undefined): string[] {
  const waiting = parts.filter(({ state }) => state === 'paid').map(({ id }) => id);
  if (named === undefined) return waiting;
  if (named.some((id) => !waiting.includes(id))) throw new Refusal('withdrawal_state');
  return [...new Set(named)];
}
