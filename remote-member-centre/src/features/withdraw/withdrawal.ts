import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import type { getWithdrawal, getWithdrawalTerms, listWithdrawals } from '@portal/shared/contract/payments/withdrawals';

export type Terms = CallOutput<typeof getWithdrawalTerms>;
export type Withdrawal = CallOutput<typeof listWithdrawals>['list'][number];
export type WithdrawalDetail = CallOutput<typeof getWithdrawal>;
export type Part = Withdrawal['parts'][number];
