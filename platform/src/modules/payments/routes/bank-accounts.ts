import { bindBankAccount, listBankAccounts, removeBankAccount } from '@portal/shared/contract/payments/bank-accounts';
import type { FastifyInstance } from 'fastify';
import { notifyOfBankAccount } from '../../../flows/notify-of-bank-account.ts';
import type { OwnerNotificationDeps } from '../../../flows/notify-owner.ts';
import { route } from '../../../kernel/calls/contract-route.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { refusalAt } from '../../../kernel/calls/refusal-at.ts';
import { maskedName } from '../../../kernel/strings/masked-name.rules.ts';
import { isSameHolder } from '../../../kernel/strings/same-holder.rules.ts';
import { lockOpenMember } from '../../accounts/index.ts';
import type { SessionModule } from '../../sessions/index.ts';
import { type PaymentsModule, shownAccount } from '../index.ts';
import type { PaymentSettings } from '../payments.settings.ts';

/** Checks payment password and authenticator before the name, so that names cannot be guessed with a session alone. */
export function bindBankAccountRoute(app: FastifyInstance, deps: BankAccountDeps): void {
  const { member, payments, session } = deps;
  route(app, bindBankAccount, async ({ paymentPassword, authenticatorCode, ...typed }, { member: { memberId } }) => {
    const account = await payments.bankAccounts.checked(typed);
    await member.passwords.confirmPayment(memberId, paymentPassword, 'paymentPassword');
    await session.confirmAuthenticator(memberId, authenticatorCode, 'authenticatorCode');
    return app.kernel.database.transaction(async () => {
      const owner = await lockOpenMember(member, memberId);
      const { payeeName } = member.profile.of(owner);
      if (payeeName && !isSameHolder(account.holder, payeeName)) throw refusalAt('holder', 'holder_differs');
      const bound = shownAccount(await payments.bankAccounts.bind(memberId, account));
      await member.profile.giveRealName(memberId, account.holder);
      await notifyOfBankAccount(deps, memberId, 'bank-account-bound', bound);
      return bound;
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

export function removeBankAccountRoute(app: FastifyInstance, deps: BankAccountDeps): void {
  const { member, payments } = deps;
  route(app, removeBankAccount, async ({ id, paymentPassword }, { member: { memberId } }) => {
    const own = async () => {
      const account = await payments.bankAccounts.own(memberId, id);
      if (!account) throw new Refusal('not_found');
      return account;
    };
    await own();
    await member.passwords.confirmPayment(memberId, paymentPassword, 'paymentPassword');
    await app.kernel.database.transaction(async () => {
      await lockOpenMember(member, memberId);
      const account = await own();
      await payments.bankAccounts.remove(memberId, id);
      await notifyOfBankAccount(deps, memberId, 'bank-account-removed', shownAccount(account));
    });
    return {};
  });
}

export interface BankAccountDeps extends OwnerNotificationDeps {
  settings: PaymentSettings;
  payments: PaymentsModule;
  session: Pick<SessionModule, 'confirmAuthenticator'>;
}
