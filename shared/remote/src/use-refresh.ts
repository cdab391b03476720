import type { Call } from '@portal/shared/contract/define-call';
import { useCallback } from 'react';
import { useQueryClient } from './query.ts';

/** Reads anew what the calls have answered; resolves when it is there. The list has to stay the same one. */
export function useRefresh(calls: readonly Pick<Call, 'path'>[]): () => Promise<unknown> {
  const cache = useQueryClient();
  return useCallback(
    () => Promise.all(calls.map(({ path }) => cache.invalidateQueries({ queryKey: [path] }))),
    [cache, calls],
  );
}
