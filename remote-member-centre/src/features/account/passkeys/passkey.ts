import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import { getWithdrawalTerms } from '@portal/shared/contract/payments/withdrawals';
import { listPasskeys } from '@portal/shared/contract/sessions/passkeys';
import { useRefresh } from '@portal/shared/remote/calls/use-refresh';

export type Passkey = CallOutput<typeof listPasskeys>['list'][number];

const calls = [listPasskeys, getWithdrawalTerms];

/** Reads again what an added, renamed or removed passkey has changed. */
export const usePasskeyRefresh = () => useRefresh(calls);
