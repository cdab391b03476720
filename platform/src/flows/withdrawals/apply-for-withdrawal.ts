import { minorUnits } from '@portal/shared/contract/amounts';
import { applyForWithdrawal } from '@portal/shared/contract/payments/withdrawals';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/contract-route.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { holdOpenMember } from '../../modules/member/index.ts';
import { atAmountField } from '../../modules/wallet/index.ts';
import { showWithdrawal } from './show-withdrawals.ts';
import type { WithdrawalFlowDeps } from './withdrawal-deps.ts';

/**
 * Applies for a withdrawal: amount and row are written in one transaction; a wrong payment password counts in any case.
 */
export function applyForWithdrawalFlow(app: FastifyInstance, { member, payments }: WithdrawalFlowDeps): void {
  route(app, applyForWithdrawal, async ({ bankAccountId, amount, paymentPassword }, { member: caller, release }) => {
    const { memberId } = caller;
    const owner = await member.byId(memberId);
    if (!owner?.paymentPasswordHash) throw new Refusal('payment_password_missing');
    await member.confirmPaymentPassword(memberId, paymentPassword, 'paymentPassword');
    return app.kernel.database.transaction(async () => {
      await holdOpenMember(member, memberId);
      const application = { memberId, bankAccountId, amountMinor: minorUnits(amount), release };
      return showWithdrawal(payments, await atAmountField(payments.withdrawals.apply(application)));
    });
  });
}
