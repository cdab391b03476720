import type { CallOutput } from '@portal/shared/contract/define-call';
import type { getUplineTerms } from '@portal/shared/contract/wallet/transfer-upline';

export type UplineTerms = CallOutput<typeof getUplineTerms>;
