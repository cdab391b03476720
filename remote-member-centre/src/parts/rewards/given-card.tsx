import { cx } from '@portal/shared/ui/cx';
import { claimCardClass } from '@portal/shared/ui/rewards/claim-card';
import type { ComponentProps, ReactNode } from 'react';
import styles from './given-card.module.css';

interface GivenCardProps extends Omit<ComponentProps<'article'>, 'id'> {
  /** Of the heading, which names the card. */
  headingId: string;
  name: string;
  isClaimable: boolean;
  isOver: boolean;
  picture: ReactNode;
  /** Above the name. */
  above?: ReactNode;
  /** Below a line: what it gives or asks for, and the way to it. */
  foot: ReactNode;
  footClass?: string;
}

/** A card of something that is given: a picture beside its words, and the claim below. */
export function GivenCard(props: GivenCardProps) {
  const { headingId, name, isClaimable, isOver, picture, above, foot, footClass, className, children, ...rest } = props;
  return (
    <article
      {...rest}
      className={claimCardClass({ isClaimable, isOver, className: cx(styles.card, className) })}
      aria-labelledby={headingId}
    >
      {picture}
      <div className={styles.words}>
        {above}
        <h3 id={headingId} className={styles.name}>
          {name}
        </h3>
        {children}
      </div>
      <div className={cx(styles.foot, footClass)}>{foot}</div>
    </article>
  );
}
