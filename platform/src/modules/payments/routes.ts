import type { FastifyInstance } from 'fastify';
import type { DepositFlowDeps, WithdrawalFlowDeps } from './route-deps.ts';
import {
  type BankAccountDeps,
  bindBankAccountFlow,
  listBankAccountsFlow,
  removeBankAccountFlow,
} from './routes/bank-accounts.ts';
import { takeCallbackFlow } from './routes/deposit-callbacks.ts';
import {
  listDepositMethodsFlow,
  openPayPageFlow,
  orderDepositFlows,
  readDepositFlows,
  sendDepositProofFlow,
} from './routes/deposits.ts';
import { proposeForDepositFlow, proposeForNoticeFlow, readOperatorDepositFlows } from './routes/operator-deposits.ts';
import {
  getOperatorWithdrawalFlow,
  listOperatorWithdrawalsFlow,
  proposeForWithdrawalFlow,
  reviewWithdrawalFlow,
} from './routes/operator-withdrawals.ts';
import {
  answerWithdrawalFlows,
  applyForWithdrawalFlow,
  cancelWithdrawalFlow,
  getWithdrawalFlow,
  listWithdrawalsFlow,
  withdrawalTermsFlow,
} from './routes/withdrawals.ts';

/** Registers the calls for a member's bank accounts. */
export function bankAccountFlows(app: FastifyInstance, deps: BankAccountDeps): void {
  listBankAccountsFlow(app, deps);
  bindBankAccountFlow(app, deps);
  removeBankAccountFlow(app, deps);
}

/** Registers the calls about deposits for their owners and the payment providers. */
export function depositFlows(app: FastifyInstance, deps: DepositFlowDeps): void {
  listDepositMethodsFlow(app, deps);
  orderDepositFlows(app, deps);
  readDepositFlows(app, deps);
  sendDepositProofFlow(app, deps);
  openPayPageFlow(app, deps);
  takeCallbackFlow(app, deps);
}

/** Registers the operators' calls for deposits; moving money takes two operators. */
export function operatorDepositFlows(app: FastifyInstance, deps: DepositFlowDeps): void {
  readOperatorDepositFlows(app, deps);
  proposeForDepositFlow(app, deps);
  proposeForNoticeFlow(app, deps);
}

/** Registers the operators' calls for withdrawals; moving money takes two operators. */
export function operatorWithdrawalFlows(app: FastifyInstance, deps: WithdrawalFlowDeps): void {
  listOperatorWithdrawalsFlow(app, deps);
  getOperatorWithdrawalFlow(app, deps);
  reviewWithdrawalFlow(app, deps);
  proposeForWithdrawalFlow(app, deps);
}

/** Registers the calls about withdrawals for their owners. */
export function withdrawalFlows(app: FastifyInstance, deps: WithdrawalFlowDeps): void {
  withdrawalTermsFlow(app, deps);
  applyForWithdrawalFlow(app, deps);
  listWithdrawalsFlow(app, deps);
  getWithdrawalFlow(app, deps);
  cancelWithdrawalFlow(app, deps);
  answerWithdrawalFlows(app, deps);
}
