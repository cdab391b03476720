import {
  acceptProposal,
  declineProposal,
  proposeForWithdrawal,
  reviewWithdrawal,
} from '@portal/shared/contract/operator/payment-calls';
import type { App } from '../app.ts';
import { newId } from '../kernel/ids.ts';
import { apiClient } from './api-client.ts';
import { operatorToken } from './operator-token.ts';

/** A maker and a checker, and what they do to withdrawals. */
export async function financeDesk(app: App) {
  const api = apiClient(app);
  const maker = await operatorToken(app, 'maker', 'finance-maker');
  const checker = await operatorToken(app, 'checker', 'finance-checker');
  const why = 'a test of money';
  const as = (token: string) => ({ token, headers: { 'idempotency-key': newId() } });
  const desk = {
    maker,
    checker,
    why,
    review: (id: string, token = maker) => api.send(reviewWithdrawal, { id, why }, as(token)),
    propose: (id: string, act: string, change = {}, token = maker) =>
      api.send(
        proposeForWithdrawal,
        { id, act, why, ...(act === 'pay' && { reference: 'bank-1' }), ...change },
        as(token),
      ),
    accept: (id: string, token = checker) => api.send(acceptProposal, { id, why }, as(token)),
    decline: (id: string, token = checker) => api.send(declineProposal, { id, why }, as(token)),
    /** Proposed by the one and accepted by the other; gives the code of whoever was refused, or `done`. */
    async both(id: string, act: string, change = {}): Promise<string> {
      const proposed = await desk.propose(id, act, change);
      if (!proposed.success) return proposed.code ?? '';
      return (await desk.accept(proposed.value.id)).code ?? 'done';
    },
    /** From `applied` to `approved`. */
    async approve(id: string): Promise<void> {
      await desk.review(id);
      const outcome = await desk.both(id, 'approve');
      if (outcome !== 'done') throw new Error(`Not approved: ${outcome}`);
    },
  };
  return desk;
}

export type FinanceDesk = Awaited<ReturnType<typeof financeDesk>>;
