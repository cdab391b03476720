import { useQueryClient } from '@portal/shared/remote/query';
import { useCallback } from 'react';

/** Reads the answers of these calls anew, wherever they are shown. The list is one of a module, the same at each drawing. */
export function useRefreshCalls(calls: readonly { path: string }[]): () => void {
  const cache = useQueryClient();
  return useCallback(() => {
    for (const { path } of calls) void cache.invalidateQueries({ queryKey: [path] });
  }, [cache, calls]);
}
