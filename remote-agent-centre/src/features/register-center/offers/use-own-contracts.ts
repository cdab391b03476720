import { listContracts } from '@portal/shared/contract/agents/contracts';
import { useCallQuery } from '@portal/shared/remote/host-context';

/** Own contracts, which decide what newcomers can be offered and who would pay. */
export const useOwnContracts = () => useCallQuery(listContracts, { pageSize: 1 });
