import { useQuery } from '@portal/shared/remote/query';

/** Loads a separate chunk; one that failed to load can be retried while the rest stays on screen. */
export function useChunk<T>(name: string, load: () => Promise<T>) {
  return useQuery({ queryKey: ['chunk', name], queryFn: load, staleTime: Number.POSITIVE_INFINITY });
}
