import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import type { deposit, depositMethod, getDeposit, listDepositMethods } from '@portal/shared/contract/payments/deposits';
import type { InferOutput } from 'valibot';

export type Deposit = InferOutput<typeof deposit>;
export type DepositDetail = CallOutput<typeof getDeposit>;
export type DepositMethod = InferOutput<typeof depositMethod>;
export type DepositTerms = CallOutput<typeof listDepositMethods>;
