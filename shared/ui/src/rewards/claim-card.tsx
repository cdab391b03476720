import { cx } from '../cx.tsx';
import styles from './claim-card.module.css';

export interface ClaimCardLook {
  /** Glows: there is something to claim. */
  isClaimable?: boolean;
  /** Less prominent: it can no longer succeed. */
  isOver?: boolean;
  className?: string;
}

/** The class of a card that gives something to claim, glowing while it does. */
export const claimCardClass = ({ isClaimable, isOver, className }: ClaimCardLook): string =>
  cx(styles.card, isClaimable && styles.claimable, isOver && styles.over, className);
