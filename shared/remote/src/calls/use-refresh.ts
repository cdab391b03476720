import type { Call } from '@portal/shared/contract/define-call';
import { useQueryClient } from '@portal/shared/remote/query';
import { useCallback } from 'react';

/** Reads anew what the calls have answered; resolves when it is there. The list has to stay the same one. */
export function useRefresh(calls: readonly Pick<Call, 'path'>[]): () => Promise<unknown> {
  const cache = useQueryClient();
  return useCallback(
    () => Promise.all(calls.map(({ path }) => cache.invalidateQueries({ queryKey: [path] }))),
    [cache, calls],
  );
}
