import { acceptApprovalRequest, declineApprovalRequest } from '@portal/shared/contract/approvals/operator-approvals';
import { proposeForWithdrawal, reviewWithdrawal } from '@portal/shared/contract/payments/operator-withdrawals';
import type { App } from '../../../app.ts';
import { newId } from '../../../kernel/database/ids.ts';
import { apiClient } from '../../../testing/api-client.ts';
import { operatorPerson } from '../../../testing/operator-token.ts';

/** A maker and a checker, each logged in, and their calls on withdrawals. */
export async function financeOperators(app: App) {
  const api = apiClient(app);
  const maker = await operatorPerson(app, 'maker', 'finance-maker');
  const checker = await operatorPerson(app, 'checker', 'finance-checker');
  const why = 'a test of money';
  const as = (token: string) => ({ token, headers: { 'idempotency-key': newId() } });
  const operators = {
    maker,
    checker,
    why,
    review: async (id: string, token?: string) => api.send(reviewWithdrawal, { id, why }, as(token ?? (await maker()))),
    /** A payment gets its own reference unless the change names one. */
    propose: async (id: string, act: string, change = {}, token?: string) =>
      api.send(
        proposeForWithdrawal,
        { id, act, why, ...(act === 'pay' && { reference: `bank ${newId()}` }), ...change },
        as(token ?? (await maker())),
      ),
    accept: async (id: string, token?: string) =>
      api.send(acceptApprovalRequest, { id, why }, as(token ?? (await checker()))),
    decline: async (id: string, token?: string) =>
      api.send(declineApprovalRequest, { id, why }, as(token ?? (await checker()))),
    /** Has an act proposed and approved; returns the code of the refusal, or `done`. */
    async proposeAndAccept(id: string, act: string, change = {}): Promise<string> {
      const proposed = await operators.propose(id, act, change);
      if (!proposed.success) return proposed.code ?? '';
      const accepted = await operators.accept(proposed.value.id);
      if (!accepted.success) await operators.decline(proposed.value.id);
      return accepted.code ?? 'done';
    },
    /** Moves a withdrawal from `applied` to `approved`. */
    async approve(id: string): Promise<void> {
      await operators.review(id);
      const outcome = await operators.proposeAndAccept(id, 'approve');
      if (outcome !== 'done') throw new Error(`Not approved: ${outcome}`);
    },
  };
  return operators;
}

export type FinanceOperators = Awaited<ReturnType<typeof financeOperators>>;
