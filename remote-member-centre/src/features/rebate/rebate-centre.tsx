import type { RebateCategory } from '@portal/shared/contract/rewards/rebates';
import { NotLoaded } from '@portal/shared/parts/failed';
import { Money } from '@portal/shared/parts/money';
import { Page, PageSection } from '@portal/shared/parts/page';
import { useRateText } from '@portal/shared/remote/amounts/use-rate-text';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { CategoryName } from './category-name.tsx';
import { DeclineCategory } from './decline-category.tsx';
import { ManualRebates } from './manual-rebates.tsx';
import styles from './rebate.module.css';
import { RebateHistory } from './rebate-history.tsx';
import { RebateLead } from './rebate-lead.tsx';
import { useRebates } from './use-rebates.ts';

/** Claimable rebates on top, by category below; automatic ones, and the history. */
export function RebateCentre() {
  const intl = useIntl();
  const rebates = useRebates();
  if (!rebates.data)
    return (
      <NotLoaded titleId="rebate.failed" query={rebates}>
        <RebateSkeleton />
      </NotLoaded>
    );
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

/** Automatic rebates: rates, and the amounts accrued so far. */
function AutomaticRebates({ categories }: { categories: readonly RebateCategory[] }) {
  const rate = useRateText();
  if (categories.length === 0) return null;
  return (
    <PageSection id="rebate-automatic" title={<FormattedMessage id="rebate.automatic" />}>
      <p className={styles.small}>
        <FormattedMessage id="rebate.automatic.text" />
      </p>
      <ul className={styles.tiles}>
        {categories.map((category) => (
          <li key={category.gameType} className={styles.tile}>
            <CategoryName gameType={category.gameType} />
            <span className={styles.tileRate}>{rate(category.basisPoints)}</span>
            <span className={styles.tileSum}>
              <Money amount={category.rebate} />
            </span>
            <DeclineCategory category={category} />
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
