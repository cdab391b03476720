import type { FastifyInstance } from 'fastify';
import type { PaymentsRouteDeps } from './route-deps.ts';
import { bindBankAccountRoute, listBankAccountsRoute, removeBankAccountRoute } from './routes/bank-accounts.ts';
import {
  listDepositMethodsRoute,
  openPayPageRoute,
  orderDepositRoutes,
  readDepositRoutes,
  sendDepositProofRoute,
} from './routes/deposits.ts';
import { operatorDepositRoutes, proposeForDepositRoute, proposeForReportRoute } from './routes/operator-deposits.ts';
import { waiverRoutes } from './routes/operator-waivers.ts';
import {
  getOperatorWithdrawalRoute,
  listOperatorWithdrawalsRoute,
  proposeForWithdrawalRoute,
  reviewWithdrawalRoute,
} from './routes/operator-withdrawals.ts';
import { reportPaymentRoute } from './routes/payment-reports.ts';
import {
  answerWithdrawalRoutes,
  applyForWithdrawalRoute,
  askWithdrawalPasskeyRoute,
  cancelWithdrawalRoute,
  getWithdrawalRoute,
  listWithdrawalsRoute,
  withdrawalTermsRoute,
} from './routes/withdrawals.ts';

/** Registers the calls of members, payment providers and operators; an operator moves money with another. */
export function registerPaymentsRoutes(app: FastifyInstance, deps: PaymentsRouteDeps): void {
  listBankAccountsRoute(app, deps);
  bindBankAccountRoute(app, deps);
  removeBankAccountRoute(app, deps);

  listDepositMethodsRoute(app, deps);
  orderDepositRoutes(app, deps);
  readDepositRoutes(app, deps);
  sendDepositProofRoute(app, deps);
  openPayPageRoute(app, deps);
  reportPaymentRoute(app, deps);
  operatorDepositRoutes(app, deps);
  proposeForDepositRoute(app, deps);
  proposeForReportRoute(app, deps);

  withdrawalTermsRoute(app, deps);
  askWithdrawalPasskeyRoute(app, deps);
  applyForWithdrawalRoute(app, deps);
  listWithdrawalsRoute(app, deps);
  getWithdrawalRoute(app, deps);
  cancelWithdrawalRoute(app, deps);
  answerWithdrawalRoutes(app, deps);
  listOperatorWithdrawalsRoute(app, deps);
  getOperatorWithdrawalRoute(app, deps);
  reviewWithdrawalRoute(app, deps);
  proposeForWithdrawalRoute(app, deps);
  waiverRoutes(app, deps);
}
