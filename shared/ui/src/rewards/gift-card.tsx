import type { ReactNode } from 'react';
import { claimCardClass } from './claim-card.tsx';
import styles from './gift-card.module.css';

interface GiftCardProps {
  name: ReactNode;
  /** What it is worth, drawn large. */
  amount?: ReactNode;
  /** `claimable` glows; `locked` takes the colour out of the picture where `isDimmed`. */
  state: string;
  isDimmed?: boolean;
  picture: ReactNode;
  /** Below the name and the amount. */
  note?: ReactNode;
  /** The claim button, or a note instead. */
  children?: ReactNode;
}

/** A gift in a list: picture, value, and a link. */
export function GiftCard({ name, amount, state, isDimmed, picture, note, children }: GiftCardProps) {
  return (
    <li
      className={claimCardClass({ isClaimable: state === 'claimable', className: styles.gift })}
      data-dimmed={isDimmed || undefined}
    >
      {picture}
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        {amount ? (
          <div className={styles.amount} translate="no">
            {amount}
          </div>
        ) : null}
        {note ? <p className={styles.note}>{note}</p> : null}
      </div>
      {children}
    </li>
  );
}
