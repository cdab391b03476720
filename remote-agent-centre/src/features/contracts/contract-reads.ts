import { listContracts, listContractVersions, previewRequest } from '@portal/shared/contract/agents/contracts';
import { listDownlines } from '@portal/shared/contract/agents/downlines';

/** Calls whose answers an offer, or an answer to one, changes. */
export const contractReads = [listContracts, listContractVersions, previewRequest, listDownlines] as const;
