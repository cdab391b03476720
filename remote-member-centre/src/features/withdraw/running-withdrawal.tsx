import { Money } from '@portal/shared/parts/money';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { useEffect, useRef } from 'react';
import styles from './running-withdrawal.module.css';
import { StateBadge } from './state-badge.tsx';
import type { Withdrawal } from './withdrawal.ts';
import { WithdrawalDetail } from './withdrawal-detail.tsx';

interface RunningWithdrawalProps {
  withdrawal: Withdrawal;
  /** It was applied for here: the form that held the focus is gone. */
  isNew: boolean;
}

/** The withdrawal that is under way; what it comes to is read out. */
export function RunningWithdrawal({ withdrawal, isNew }: RunningWithdrawalProps) {
  const { id, state, amount, appliedAt } = withdrawal;
  const intl = useIntl();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) title.current?.focus();
  }, [isNew]);
  const heading = `withdrawal-${id}`;
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <header className={styles.head}>
        <div>
          <h3 ref={title} tabIndex={-1} id={heading} className={styles.title}>
            <FormattedMessage id="withdraw.running" />
          </h3>
          <time className={styles.time} dateTime={appliedAt}>
            {intl.formatDate(appliedAt, { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
        </div>
        <p className={styles.amount}>
          <Money amount={amount} />
        </p>
        <p role="status">
          <StateBadge state={state} />
        </p>
      </header>
      <WithdrawalDetail id={id} />
    </section>
  );
}
