import type { PromotionTermsShown } from '@portal/shared/contract/rewards/promotions';
import { useId } from 'react';
import { useMoneyText } from '../../../frame/page-parts/use-money-text.ts';
import { useText } from '../../../host/use-text.ts';
import styles from '../promotion-terms.module.css';

/** Prizes of a raffle, with the number left of each. */
export function PrizeList({ prizes }: { prizes: NonNullable<PromotionTermsShown['prizes']> }) {
  const t = useText();
  const money = useMoneyText();
  const id = useId();
  return (
    <section className={styles.prizes} aria-labelledby={id}>
      <h3 id={id}>{t('promotions.prizes')}</h3>
      <ul className={styles.prizeRows}>
        {prizes.map(({ amount, count, left }) => (
          <li key={amount} data-is-gone={left === 0 || undefined}>
            <strong>{money(amount)}</strong>
            <span>{t('promotions.prizes_left', { left, count })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
