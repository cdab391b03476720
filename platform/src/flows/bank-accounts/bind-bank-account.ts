import { bindBankAccount } from '@portal/shared/contract/payments/bank-accounts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/contract-route.ts';
import { refusalAt } from '../../kernel/refusal-at.ts';
import { isSameHolder } from '../../kernel/same-holder.rules.ts';
import { holdOpenMember } from '../../modules/member/index.ts';
import { shownAccount } from '../../modules/payments/index.ts';
import type { BankAccountDeps } from './bank-account-deps.ts';

/** Checks the payment password before the name, so that names cannot be guessed with a session alone. */
export function bindBankAccountFlow(app: FastifyInstance, { member, payments }: BankAccountDeps): void {
  route(app, bindBankAccount, async ({ paymentPassword, ...typed }, { member: { memberId } }) => {
    const account = await payments.bankAccounts.checked(typed);
    await member.confirmPaymentPassword(memberId, paymentPassword, 'paymentPassword');
    return app.kernel.database.transaction(async () => {
      const owner = await holdOpenMember(member, memberId);
      const { payeeName } = member.profileOf(owner);
      if (payeeName && !isSameHolder(account.holder, payeeName)) throw refusalAt('holder', 'holder_differs');
      const bound = await payments.bankAccounts.bind(memberId, account);
      await member.giveRealName(memberId, account.holder);
      return shownAccount(bound);
    });
  });
}
