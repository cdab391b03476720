import { listContracts, listContractVersions, previewRequest } from '@portal/shared/contract/agents/contracts';
import { listDownlines } from '@portal/shared/contract/agents/downlines';

/** Calls whose responses change with an offer or its answer. */
export const contractReads = [listContracts, listContractVersions, previewRequest, listDownlines] as const;
