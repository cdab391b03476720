import { listContracts, listContractVersions, previewRequest } from '@portal/shared/contract/agents/contract-calls';
import { listDownlines } from '@portal/shared/contract/agents/team-calls';

/** Calls whose answers an offer, or an answer to one, changes. */
export const contractReads = [listContracts, listContractVersions, previewRequest, listDownlines] as const;
