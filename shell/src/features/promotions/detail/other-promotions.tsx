import { listPromotions } from '@portal/shared/contract/rewards/promotions';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { useText } from '../../../host/use-text.ts';
import { PromotionCard } from '../promotion-card.tsx';
import styles from '../promotions.module.css';

const shownAtMost = 3;

/** Other running promotions; nothing until they have loaded. */
export function OtherPromotions({ id }: { id: string }) {
  const t = useText();
  const { data } = useCallQuery(listPromotions, {});
  const others = data?.promotions.filter((other) => other.id !== id).slice(0, shownAtMost) ?? [];
  if (others.length === 0) return null;
  return (
    <section className={styles.others} aria-labelledby="others">
      <h2 id="others">{t('promotions.others')}</h2>
      <div className={styles.cards}>
        {others.map((other) => (
          <PromotionCard key={other.id} promotion={other} headingLevel={3} />
        ))}
      </div>
    </section>
  );
}
