import { useQuery } from '@portal/shared/remote/query';
import type { ComponentType } from 'react';
import { NotLoaded } from './failed.tsx';

interface ChunkPageProps {
  /** Name of the chunk among those of the member centre. */
  name: string;
  load: () => Promise<ComponentType>;
}

/** A page in its own chunk, loaded only when it opens. */
export function ChunkPage({ name, load }: ChunkPageProps) {
  const chunk = useChunk(name, load);
  return chunk.data ? <chunk.data /> : <NotLoaded titleId="page.failed" query={chunk} height={240} />;
}

/** Loads a separate chunk; one that failed to load can be retried while the rest stays on screen. */
function useChunk<T>(name: string, load: () => Promise<T>) {
  return useQuery({ queryKey: ['chunk', name], queryFn: load, staleTime: Number.POSITIVE_INFINITY });
}
