import { useChunk } from '@portal/shared/remote/mounting/use-chunk';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import type { ComponentType } from 'react';
import { Failed } from './failed.tsx';

interface ChunkPageProps {
  /** Name of the chunk among those of the member centre. */
  name: string;
  load: () => Promise<ComponentType>;
}

/** A page in its own chunk, loaded only when it opens. */
export function ChunkPage({ name, load }: ChunkPageProps) {
  const { data: Page, isError, refetch } = useChunk(name, load);
  if (Page) return <Page />;
  if (!isError) return <Skeleton shape="block" width="100%" height={240} />;
  return <Failed titleId="page.failed" onRetry={() => void refetch()} />;
}
