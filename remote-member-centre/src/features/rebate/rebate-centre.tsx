import { useIntl } from '@portal/shared/remote/intl';
import { EmptyState } from '@portal/shared/ui/empty-state';
import { FailedState } from '@portal/shared/ui/failed-state';
import { Skeleton } from '@portal/shared/ui/skeleton';
import { AutomaticRebates } from './automatic-rebates.tsx';
import { ManualRebates } from './manual-rebates.tsx';
import styles from './rebate.module.css';
import { RebateHistory } from './rebate-history.tsx';
import { RebateLead } from './rebate-lead.tsx';
import { useRebates } from './use-rebates.ts';

/** What can be claimed above, by category below; what comes by itself, and what has come. */
export function RebateCentre() {
  const intl = useIntl();
  const rebates = useRebates();
  const text = (id: string) => intl.formatMessage({ id });
  if (rebates.isError && !rebates.data)
    return (
      <FailedState
        title={text('rebate.failed')}
        retry={{ label: text('failed.retry'), onRetry: () => void rebates.refetch() }}
      >
        {text('failed.text')}
      </FailedState>
    );
  if (!rebates.data) return <RebateSkeleton />;
  const { categories } = rebates.data;
  const of = (mode: 'manual' | 'automatic') => categories.filter((category) => category.mode === mode);
  if (categories.length === 0) return <EmptyState drawing="lantern" title={text('rebate.off')} />;
  return (
    <div className={styles.page}>
      <RebateLead rebates={rebates.data} />
      <ManualRebates categories={of('manual')} />
      <AutomaticRebates categories={of('automatic')} />
      <RebateHistory />
    </div>
  );
}

function RebateSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton shape="block" width="100%" height={180} />
      {['first', 'second', 'third', 'fourth'].map((name) => (
        <Skeleton key={name} shape="block" width="100%" height={76} />
      ))}
    </div>
  );
}
