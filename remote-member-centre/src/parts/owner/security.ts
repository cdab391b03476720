import type { getSecurity } from '@portal/shared/contract/accounts/security';
import type { CallOutput } from '@portal/shared/contract/calls/define-call';

/** What protects the account of the member. */
export type Security = CallOutput<typeof getSecurity>;
