import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { useIntl } from '@portal/shared/remote/intl';
import { buttonClass } from '@portal/shared/ui/button';
import { ExternalIcon } from '@portal/shared/ui/icons/navigation';
import { ClockIcon } from '@portal/shared/ui/icons/status';
import { Qr } from '@portal/shared/ui/images/qr';
import { useEffect } from 'react';
import { useCountdown } from '../../parts/time/use-countdown.ts';
import { CopyRows } from './copy-rows.tsx';
import { countdownText } from './deposit.rules.ts';
import type { DepositDetail } from './deposit.ts';
import styles from './deposit-centre.module.css';
import { useDepositRefresh } from './use-deposit-updates.ts';

interface PayInstructionsProps {
  deposit: DepositDetail;
  pay: NonNullable<DepositDetail['pay']>;
}

/** Payment target as text and QR code, and the time left. */
export function PayInstructions({ deposit, pay }: PayInstructionsProps) {
  const intl = useIntl();
  const shown = useShownAmount();
  const text = (id: string) => intl.formatMessage({ id: `deposit.${id}` });
  const isBank = pay.kind === 'bank-transfer';
  return (
    <>
      <div className={styles.pay}>
        <div className={styles.column}>
          <p>{text(isBank ? 'pay.bank' : 'pay.provider')}</p>
          {isBank ? (
            <CopyRows
              rows={[
                { name: text('pay.bankName'), value: pay.bank },
                { name: text('pay.holder'), value: pay.holder },
                { name: text('pay.number'), value: pay.number },
                { name: text('amount'), value: shown(deposit.amount), copied: deposit.amount },
                { name: text('reference'), value: pay.reference },
              ]}
            />
          ) : (
            // In the same tab, which keeps the player's login for the return; another tab has none.
            <a className={buttonClass({ variant: 'primary', size: 'large' })} href={pay.url} rel="noreferrer">
              <ExternalIcon size={20} />
              {text('pay.open')}
            </a>
          )}
        </div>
        {pay.qr ? (
          <figure className={styles.qr}>
            <Qr address={pay.qr} title={text('pay.qr')} size={180} failed={<p>{text('pay.noQr')}</p>} />
            <figcaption>{text(isBank ? 'pay.qr.bank' : 'pay.qr.provider')}</figcaption>
          </figure>
        ) : null}
      </div>
      <Countdown deposit={deposit} />
    </>
  );
}

/** Time left by the platform's clock; reloads the deposit at the end. */
function Countdown({ deposit: { expiresAt, serverTime, kind } }: { deposit: DepositDetail }) {
  const intl = useIntl();
  const refresh = useDepositRefresh();
  const leftMs = useCountdown(expiresAt, serverTime);
  const isOver = leftMs === 0;
  useEffect(() => {
    if (isOver) refresh();
  }, [isOver, refresh]);
  return (
    <div className={styles.column}>
      {kind === 'provider' ? (
        <p role="status" className={styles.waiting}>
          {intl.formatMessage({ id: 'deposit.waiting' })}
        </p>
      ) : null}
      <p className={styles.countdown}>
        <ClockIcon size={18} />
        <span>{intl.formatMessage({ id: isOver ? 'deposit.left.over' : 'deposit.left' })}</span>
        {isOver ? null : (
          <span role="timer" aria-live="off" translate="no" className={styles.time}>
            {countdownText(leftMs)}
          </span>
        )}
      </p>
    </div>
  );
}
