import type { RebateCategory } from '@portal/shared/contract/rewards/rebates';
import { Money } from '@portal/shared/parts/money';
import { PageSection } from '@portal/shared/parts/page';
import { useRateText } from '@portal/shared/remote/amounts/use-rate-text';
import { FormattedMessage } from '@portal/shared/remote/intl';
import { CategoryName } from './category-name.tsx';
import { DeclineCategory } from './decline-category.tsx';
import styles from './rebate.module.css';

/** What comes after the day without anybody's doing: rates, and what has come together so far. */
export function AutomaticRebates({ categories }: { categories: readonly RebateCategory[] }) {
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
