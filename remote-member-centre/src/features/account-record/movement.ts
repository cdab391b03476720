import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import type { listTransactions } from '@portal/shared/contract/wallet/transactions';

/** One row of the account record. */
export type Movement = CallOutput<typeof listTransactions>['list'][number];
