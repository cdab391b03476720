import type { FastifyInstance } from 'fastify';
import type { BankAccountDeps } from './bank-accounts/bank-account-deps.ts';
import { bindBankAccountFlow } from './bank-accounts/bind-bank-account.ts';
import { listBankAccountsFlow } from './bank-accounts/list-bank-accounts.ts';
import { removeBankAccountFlow } from './bank-accounts/remove-bank-account.ts';

/** Registers the calls for a member's bank accounts. */
export function bankAccountFlows(app: FastifyInstance, deps: BankAccountDeps): void {
  listBankAccountsFlow(app, deps);
  bindBankAccountFlow(app, deps);
  removeBankAccountFlow(app, deps);
}
