import { listBankAccounts } from '@portal/shared/contract/payments/bank-accounts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/contract-route.ts';
import { maskedName } from '../../kernel/masked-name.rules.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { shownAccount } from '../../modules/payments/index.ts';
import type { BankAccountDeps } from './bank-account-deps.ts';

export function listBankAccountsFlow(app: FastifyInstance, { content, member, payments }: BankAccountDeps): void {
  route(app, listBankAccounts, async (_input, { member: { memberId } }) => {
    const owner = await member.byId(memberId);
    if (!owner) throw new Refusal('not_logged_in');
    const { payeeName } = member.profileOf(owner);
    return {
      accounts: (await payments.bankAccounts.of(memberId)).map(shownAccount),
      banks: await content.settings.get('bankAccounts.banks'),
      atMost: await content.settings.get('bankAccounts.atMost'),
      ...(payeeName ? { realName: maskedName(payeeName) } : {}),
    };
  });
}
