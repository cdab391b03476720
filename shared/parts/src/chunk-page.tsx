import { useIntl } from '@portal/shared/remote/intl';
import { useChunk } from '@portal/shared/remote/use-chunk';
import { FailedState } from '@portal/shared/ui/failed-state';
import { Skeleton } from '@portal/shared/ui/skeleton';
import type { ComponentType } from 'react';

interface ChunkPageProps {
  /** Names the chunk among those of the member centre. */
  name: string;
  load: () => Promise<ComponentType>;
}

/** A page that lies in a chunk of its own: who opens another one does not wait for it. */
export function ChunkPage({ name, load }: ChunkPageProps) {
  const { data: Page, isError, refetch } = useChunk(name, load);
  const intl = useIntl();
  if (Page) return <Page />;
  if (!isError) return <Skeleton shape="block" width="100%" height={240} />;
  return (
    <FailedState
      title={intl.formatMessage({ id: 'page.failed' })}
      retry={{ label: intl.formatMessage({ id: 'failed.retry' }), onRetry: () => void refetch() }}
    >
      {intl.formatMessage({ id: 'failed.text' })}
    </FailedState>
  );
}
