import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import type { LotteryRoom } from '../../rooms.ts';
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

/** Placeholders in the page's final layout, so that nothing jumps when its games arrive. */
export function LotterySkeleton({ room }: { room: LotteryRoom }) {
  return (
    <>
      {room.hasHero ? <Skeleton shape="block" className={styles.heroSkeleton} /> : null}
      <div className={styles.group}>
        <Skeleton shape="block" className={styles.filtersSkeleton} />
        <Skeleton shape="block" className={styles.bandSkeleton} />
        <CardSkeletons />
      </div>
    </>
  );
}
