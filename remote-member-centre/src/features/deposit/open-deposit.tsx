import { getDeposit } from '@portal/shared/contract/payments/deposits';
import { NotLoaded } from '@portal/shared/parts/failed';
import { Money } from '@portal/shared/parts/money';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { zonedTime } from '@portal/shared/remote/time/zoned-time';
import { useEffect, useRef } from 'react';
import styles from './deposit-centre.module.css';
import { DepositStateBadge } from './deposit-state.tsx';
import { DepositWay } from './deposit-way.tsx';

interface OpenDepositProps {
  id: string;
  /** Ordered on this page: it is scrolled into view and focused. */
  isNew: boolean;
}

/** An open deposit: how to pay it and its state. The outcome is announced to screen readers. */
export function OpenDeposit({ id, isNew }: OpenDepositProps) {
  const intl = useIntl();
  const title = useRef<HTMLHeadingElement>(null);
  const deposit = useCallQuery(getDeposit, { id });
  const { data } = deposit;
  const isThere = data !== undefined;
  useEffect(() => {
    if (isNew && isThere) title.current?.focus();
  }, [isNew, isThere]);
  const heading = `deposit-${id}`;
  if (deposit.isError || !data) return <NotLoaded titleId="deposit.failed" query={deposit} height={260} />;
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <header className={styles.head}>
        <div>
          <h3 ref={title} tabIndex={-1} id={heading}>
            {data.methodName}
          </h3>
          <p className={styles.small}>
            <span translate="no">{data.reference}</span>
            {' · '}
            <time dateTime={data.createdAt}>{zonedTime(intl, data.createdAt)}</time>
          </p>
        </div>
        <div className={styles.headAmount}>
          <Money amount={data.amount} />
        </div>
        <p role="status">
          <DepositStateBadge state={data.state} />
        </p>
      </header>
      <DepositWay deposit={data} />
    </section>
  );
}
