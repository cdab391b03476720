import type { CallOutput } from '@portal/shared/contract/define-call';
import type { getSecurity } from '@portal/shared/contract/member/security';

/** What protects the account of the member. */
export type Security = CallOutput<typeof getSecurity>;
