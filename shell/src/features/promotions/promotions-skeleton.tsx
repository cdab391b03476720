import { cx } from '@portal/shared/ui/cx';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import offer from '../../frame/page-parts/offer-card.module.css';
import styles from './promotions.module.css';

const skeletonKeys = ['1', '2', '3', '4', '5', '6'];

/** Placeholder cards while promotions load. */
export function PromotionsSkeleton() {
  return (
    <div className={styles.cards} aria-hidden="true">
      {skeletonKeys.map((key) => (
        <div key={key} className={offer.card}>
          <Skeleton shape="block" className={cx(offer.picture, styles.picture)} />
          <div className={cx(offer.body, styles.body)}>
            <Skeleton width="30%" />
            <Skeleton width="70%" height={24} />
            <Skeleton width="90%" />
          </div>
        </div>
      ))}
    </div>
  );
}
