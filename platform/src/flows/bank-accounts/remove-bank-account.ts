import { removeBankAccount } from '@portal/shared/contract/payments/bank-accounts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/contract-route.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { holdOpenMember } from '../../modules/member/index.ts';
import type { BankAccountDeps } from './bank-account-deps.ts';

export function removeBankAccountFlow(app: FastifyInstance, { member, payments }: BankAccountDeps): void {
  route(app, removeBankAccount, async ({ id, paymentPassword }, { member: { memberId } }) => {
    const assertOwn = async () => {
      if (!(await payments.bankAccounts.own(memberId, id))) throw new Refusal('not_found');
    };
    await assertOwn();
    await member.confirmPaymentPassword(memberId, paymentPassword, 'paymentPassword');
    await app.kernel.database.transaction(async () => {
      await holdOpenMember(member, memberId);
      await assertOwn();
      await payments.bankAccounts.remove(memberId, id);
    });
    return {};
  });
}
