import { listContracts } from '@portal/shared/contract/agents/contract-calls';
import { useCallQuery } from '@portal/shared/remote/host-context';

/** What newcomers can be offered comes of these, and who would pay it. */
export const useOwnContracts = () => useCallQuery(listContracts, { pageSize: 1 });
