import { VipMedal } from '@portal/shared/ui/rewards/vip-medal';
import { ProgressRing } from '../../parts/rewards/progress-ring.tsx';
import styles from './medal-ring.module.css';

interface MedalRingProps {
  rank: number;
  /** 0 to 100, of the way to the next level. */
  percent: number;
  /** What it measures. */
  label: string;
  /** Progress in words. */
  text: string;
}

/** The medal of a rank within the ring of its progress. */
export function MedalRing({ rank, ...progress }: MedalRingProps) {
  return (
    <ProgressRing {...progress} box={160} radius={72} className={styles.ring}>
      <VipMedal rank={rank} size={104} className={styles.medal} />
    </ProgressRing>
  );
}
