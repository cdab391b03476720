import { Money } from '@portal/shared/parts/money';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { zonedTime } from '@portal/shared/remote/time/zoned-time';
import { cx } from '@portal/shared/ui/cx';
import { ChevronDownIcon } from '@portal/shared/ui/icons/frame';
import { IconButton } from '@portal/shared/ui/icons/icon-button';
import { useEffect, useRef, useState } from 'react';
import { arrivingOf } from '../amount.rules.ts';
import type { Withdrawal } from '../withdrawal.ts';
import styles from './running-withdrawal.module.css';
import { StateBadge } from './state-badge.tsx';
import { WithdrawalDetail } from './withdrawal-detail.tsx';

interface RunningWithdrawalProps {
  withdrawal: Withdrawal;
  /** Requested on this page: the form that had the focus is gone. */
  isNew: boolean;
  /** Its details are shown unless somebody folds them. */
  opens: boolean;
  /** True if there are several, and its details can be folded. */
  folds: boolean;
}

/** An open withdrawal: the arriving amount first; changes are announced to screen readers. */
export function RunningWithdrawal({ withdrawal, isNew, opens, folds }: RunningWithdrawalProps) {
  const { id, reference, state, amount, fee, appliedAt } = withdrawal;
  const intl = useIntl();
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = !folds || (chosen ?? opens);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) title.current?.focus();
  }, [isNew]);
  const heading = `withdrawal-${id}`;
  const details = `withdrawal-${id}-details`;
  const time = zonedTime(intl, appliedAt);
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <header className={cx(styles.head, !isOpen && styles.folded)}>
        <div>
          <h3 ref={title} tabIndex={-1} id={heading} className={styles.title}>
            <FormattedMessage id="withdraw.running" />
          </h3>
          <p className={styles.time}>
            <span translate="no">{reference}</span>
            {' · '}
            <time dateTime={appliedAt}>{time}</time>
          </p>
        </div>
        <div className={styles.sum}>
          <p className={styles.arrives}>
            <FormattedMessage id="withdraw.arrives" />{' '}
            <span className={styles.amount}>
              <Money amount={arrivingOf(withdrawal)} />
            </span>
          </p>
          <p className={styles.less}>
            <FormattedMessage
              id={fee === '0.00' ? 'withdraw.withoutFee' : 'withdraw.lessFee'}
              values={{ amount: <Money amount={amount} />, fee: <Money amount={fee} /> }}
            />
          </p>
        </div>
        <p role="status">
          <StateBadge state={state} />
        </p>
        {folds ? (
          <IconButton
            className={styles.fold}
            label={intl.formatMessage({ id: 'withdraw.details.of' }, { time })}
            icon={<ChevronDownIcon size={20} className={cx(styles.chevron, isOpen && styles.up)} />}
            aria-expanded={isOpen}
            aria-controls={details}
            onClick={() => setChosen(!isOpen)}
          />
        ) : null}
      </header>
      <div id={details} hidden={!isOpen}>
        {isOpen ? <WithdrawalDetail id={id} isInCard /> : null}
      </div>
    </section>
  );
}
