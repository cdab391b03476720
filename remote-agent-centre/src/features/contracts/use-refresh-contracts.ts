import { listContracts, listContractVersions, previewRequest } from '@portal/shared/contract/agents/contract-calls';
import { listDownlines } from '@portal/shared/contract/agents/team-calls';
import { useQueryClient } from '@portal/shared/remote/query';

/** Reads anew what an answer or an offer has changed. */
export function useRefreshContracts(): () => void {
  const cache = useQueryClient();
  return () => {
    for (const { path } of [listContracts, listContractVersions, previewRequest, listDownlines])
      void cache.invalidateQueries({ queryKey: [path] });
  };
}
