import { Skeleton } from '@portal/shared/ui/skeleton';
import styles from './lottery-page.module.css';

export function CardSkeletons() {
  return (
    <div className={styles.grid} aria-busy="true">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
        <Skeleton key={place} shape="block" className={styles.cardSkeleton} />
      ))}
    </div>
  );
}

export function LotterySkeleton() {
  return (
    <>
      <Skeleton shape="block" className={styles.heroSkeleton} />
      <CardSkeletons />
    </>
  );
}
