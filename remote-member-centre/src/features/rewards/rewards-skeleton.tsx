import { Skeleton } from '@portal/shared/ui/skeleton';
import styles from './reward-centre.module.css';

/** Holds the places of head, tabs and cards. */
export function RewardsSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton shape="block" width="100%" height={156} />
      <Skeleton shape="block" width="100%" height={52} />
      <CardsSkeleton />
    </div>
  );
}

export function CardsSkeleton() {
  return (
    <div className={styles.cards} aria-busy="true">
      {['first', 'second', 'third'].map((name) => (
        <Skeleton key={name} shape="block" width="100%" height={176} />
      ))}
    </div>
  );
}
