import type { PromotionTermsShown } from '@portal/shared/contract/rewards/promotions';
import { useMoneyText } from '../../frame/page-parts/use-money-text.ts';
import { useText } from '../../host/use-text.ts';
import styles from './promotion-terms.module.css';

type Gift = Pick<PromotionTermsShown, 'amount' | 'points' | 'percent' | 'cap' | 'prizes'>;

/** The reward of a promotion in large type; nothing if it has none. */
export function PromotionGift({ terms, offer }: { terms: Gift; offer?: string }) {
  const t = useText();
  const words = useGiftWords()(terms, offer);
  if (!words) return null;
  return (
    <p className={styles.gift}>
      <span className={styles.giftLabel}>{t('promotions.gives')}</span>
      <strong className={styles.giftWords}>{words}</strong>
    </p>
  );
}

/** The same in a sentence; for a deposit bonus the amount, once it is known. */
export function useGiftWords(): (terms: Gift, offer?: string) => string | undefined {
  const t = useText();
  const money = useMoneyText();
  return ({ amount, points, percent, cap, prizes }, offer) => {
    const most = prizes
      ?.map((prize) => prize.amount)
      .reduce((one, other) => (Number(one) > Number(other) ? one : other));
    if (offer) return money(offer);
    if (percent !== undefined && cap) return t('promotions.gift_share', { percent, cap: money(cap) });
    if (most) return t('promotions.gift_up_to', { amount: money(most) });
    const parts = [amount && money(amount), points && t('promotions.gift_points', { points })].filter(Boolean);
    return parts.length > 0 ? parts.join(' + ') : undefined;
  };
}
