import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import type { getUplineTerms } from '@portal/shared/contract/wallet/upline';

export type UplineTerms = CallOutput<typeof getUplineTerms>;
