import { bindBankAccount, listBankAccounts, removeBankAccount } from '@portal/shared/contract/payments/bank-accounts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { refusalAt } from '../../../kernel/calls/refusal-at.ts';
import { maskedName } from '../../../kernel/strings/masked-name.rules.ts';
import { isSameHolder } from '../../../kernel/strings/same-holder.rules.ts';
import { lockOpenMember, type MemberModule } from '../../accounts/index.ts';
import type { SessionModule } from '../../sessions/index.ts';
import { type PaymentsModule, shownAccount } from '../index.ts';
import type { PaymentSettings } from '../payments.settings.ts';

/** Checks payment password and authenticator before the name, so that names cannot be guessed with a session alone. */
export function bindBankAccountRoute(app: FastifyInstance, { member, payments, session }: BankAccountDeps): void {
  route(app, bindBankAccount, async ({ paymentPassword, authenticatorCode, ...typed }, { member: { memberId } }) => {
    const account = await payments.bankAccounts.checked(typed);
    await member.passwords.confirmPayment(memberId, paymentPassword, 'paymentPassword');
    await session.confirmAuthenticator(memberId, authenticatorCode, 'authenticatorCode');
    return app.kernel.database.transaction(async () => {
      const owner = await lockOpenMember(member, memberId);
      const { payeeName } = member.profile.of(owner);
      if (payeeName && !isSameHolder(account.holder, payeeName)) throw refusalAt('holder', 'holder_differs');
      const bound = await payments.bankAccounts.bind(memberId, account);
      await member.profile.giveRealName(memberId, account.holder);
      return shownAccount(bound);
    });
  });
}

export function listBankAccountsRoute(app: FastifyInstance, { settings, member, payments }: BankAccountDeps): void {
  route(app, listBankAccounts, async (_input, { member: { memberId } }) => {
    const owner = await member.byId(memberId);
    if (!owner) throw new Refusal('not_logged_in');
    const { payeeName } = member.profile.of(owner);
    return {
      accounts: (await payments.bankAccounts.of(memberId)).map(shownAccount),
      banks: await settings.get('bankAccounts.banks'),
      atMost: await settings.get('bankAccounts.atMost'),
      ...(payeeName ? { realName: maskedName(payeeName) } : {}),
    };
  });
}

export function removeBankAccountRoute(app: FastifyInstance, { member, payments }: BankAccountDeps): void {
  route(app, removeBankAccount, async ({ id, paymentPassword }, { member: { memberId } }) => {
    const assertOwn = async () => {
      if (!(await payments.bankAccounts.own(memberId, id))) throw new Refusal('not_found');
    };
    await assertOwn();
    await member.passwords.confirmPayment(memberId, paymentPassword, 'paymentPassword');
    await app.kernel.database.transaction(async () => {
      await lockOpenMember(member, memberId);
      await assertOwn();
      await payments.bankAccounts.remove(memberId, id);
    });
    return {};
  });
}

export interface BankAccountDeps {
  settings: PaymentSettings;
  member: MemberModule;
  payments: PaymentsModule;
  session: Pick<SessionModule, 'confirmAuthenticator'>;
}
