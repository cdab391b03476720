import { Skeleton } from '@portal/shared/ui/skeleton';
import styles from './missions-centre.module.css';

/** Holds the places of lanterns, tabs and cards. */
export function MissionsSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton shape="block" width="100%" height={168} />
      <Skeleton shape="block" width="100%" height={52} />
      <div className={styles.cards}>
        {['first', 'second', 'third'].map((name) => (
          <Skeleton key={name} shape="block" width="100%" height={152} />
        ))}
      </div>
    </div>
  );
}
