import { reviewWithdrawal } from '@portal/shared/contract/payments/operator-withdrawals';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { WithdrawalFlowDeps } from '../withdrawal-deps.ts';
import { operatorRows } from './operator-view.ts';

export function reviewWithdrawalFlow(app: FastifyInstance, deps: WithdrawalFlowDeps): void {
  const { member, payments, operator: operatorModule } = deps;
  route(app, reviewWithdrawal, ({ id, why }, { operator }) =>
    app.kernel.database.transaction(async () => {
      const withdrawal = await payments.withdrawals.review(id);
      const [row] = await operatorRows(member, [withdrawal]);
      if (!row) throw new Refusal('not_found');
      const line = { who: operator.username, act: 'review-withdrawal', target: id, why };
      await operatorModule.audit({ ...line, detail: { account: row.account, amount: row.amount } });
      return row;
    }),
  );
}
