import { useIntl } from '@portal/shared/remote/intl';
import { FailedState } from '@portal/shared/ui/failed-state';
import { Skeleton } from '@portal/shared/ui/skeleton';
import { useChunk } from '../../parts/use-chunk.ts';

const load = async () => (await import('./security-centre.tsx')).SecurityCentre;

/** The security centre with its forms in a chunk of its own: who opens the wallet does not wait for it. */
export function SecurityPage() {
  const { data: Page, isError, refetch } = useChunk('security-centre', load);
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
