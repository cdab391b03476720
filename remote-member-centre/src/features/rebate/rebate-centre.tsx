import { Failed } from '@portal/shared/parts/failed';
import { Page } from '@portal/shared/parts/page';
import { useIntl } from '@portal/shared/remote/intl';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { AutomaticRebates } from './automatic-rebates.tsx';
import { ManualRebates } from './manual-rebates.tsx';
import { RebateHistory } from './rebate-history.tsx';
import { RebateLead } from './rebate-lead.tsx';
import { useRebates } from './use-rebates.ts';

/** Claimable rebates on top, by category below; automatic ones, and the history. */
export function RebateCentre() {
  const intl = useIntl();
  const rebates = useRebates();
  if (rebates.isError && !rebates.data)
    return <Failed titleId="rebate.failed" onRetry={() => void rebates.refetch()} />;
  if (!rebates.data) return <RebateSkeleton />;
  const { categories } = rebates.data;
  const of = (mode: 'manual' | 'automatic') => categories.filter((category) => category.mode === mode);
  if (categories.length === 0) return <EmptyState drawing="lantern" title={intl.formatMessage({ id: 'rebate.off' })} />;
  return (
    <Page>
      <RebateLead rebates={rebates.data} />
      <ManualRebates categories={of('manual')} />
      <AutomaticRebates categories={of('automatic')} />
      <RebateHistory />
    </Page>
  );
}

function RebateSkeleton() {
  return (
    <Page aria-busy="true">
      <Skeleton shape="block" width="100%" height={180} />
      {['first', 'second', 'third', 'fourth'].map((name) => (
        <Skeleton key={name} shape="block" width="100%" height={76} />
      ))}
    </Page>
  );
}
