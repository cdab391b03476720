import { useQuery } from '@portal/shared/remote/query';

/** What lies in a chunk of its own; a chunk that did not arrive can be asked for again, and the rest stays on screen. */
export function useChunk<T>(name: string, load: () => Promise<T>) {
  return useQuery({ queryKey: ['chunk', name], queryFn: load, staleTime: Number.POSITIVE_INFINITY });
}
