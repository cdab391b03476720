import { Refusal } from '../../kernel/refusal.ts';
import { changeWithdrawal, type WithdrawalDeps } from './change-withdrawal.ts';
import { withAnswer } from './part.rules.ts';
import type { Proofs } from './proofs.ts';
import type { Withdrawal } from './withdrawal-rows.ts';

export interface Answer {
  memberId: string;
  id: string;
  /** Every part that waits where none is named. */
  partId?: string;
}

export interface Report extends Omit<Answer, 'partId'> {
  /** All of them have to wait for an answer; every part that does where none is named. */
  partIds?: readonly string[];
  proofIds: readonly string[];
}

/** What a player says to what was paid (docs/product.md 4). */
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
    /**
     * With its proofs, which are then those of every part of the report, or not at all. @throws Refusal `not_found`,
     * `withdrawal_state`, `proof_missing`
     */
    report: ({ memberId, id, partIds, proofIds }: Report): Promise<Withdrawal> =>
      deps.kernel.database.transaction(async () => {
        let meant: string[] = [];
        const after = await changeWithdrawal(deps, {
          ...{ id, memberId, act: 'report' },
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

/** @throws Refusal `withdrawal_state` when one that is named does not wait for an answer */
function reportedParts({ parts }: Withdrawal, named: readonly string[] | undefined): string[] {
  const waiting = parts.filter(({ state }) => state === 'paid').map(({ id }) => id);
  if (named === undefined) return waiting;
  if (named.some((id) => !waiting.includes(id))) throw new Refusal('withdrawal_state');
  return [...new Set(named)];
}
