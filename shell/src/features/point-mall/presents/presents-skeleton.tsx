import { cx } from '@portal/shared/ui/cx';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import offer from '../../../frame/page-parts/offer-card.module.css';
import styles from '../point-mall.module.css';

const skeletonKeys = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** Placeholder while the presents load. */
export function PresentsSkeleton() {
  return (
    <div className={styles.presents} aria-hidden="true">
      {skeletonKeys.map((key) => (
        <div key={key} className={offer.card}>
          <Skeleton shape="block" className={cx(offer.picture, styles.picture)} />
          <div className={cx(offer.body, styles.body)}>
            <Skeleton width="80%" height={20} />
            <Skeleton width="45%" />
          </div>
        </div>
      ))}
    </div>
  );
}
