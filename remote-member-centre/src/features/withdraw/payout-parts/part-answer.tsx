import { confirmWithdrawal } from '@portal/shared/contract/payments/withdrawals';
import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { ClockIcon } from '@portal/shared/ui/icons/status';
import { useEffect, useState } from 'react';
import { useConfirmedCall } from '../../../parts/use-confirmed-call.ts';
import { minutesUntil } from '../tracking/timeline.rules.ts';
import { useWithdrawalRefresh } from '../use-withdrawal-updates.ts';
import type { Part, WithdrawalDetail } from '../withdrawal.ts';
import { ReportNotReceived } from './report-not-received.tsx';
import styles from './withdrawal-parts.module.css';

interface PartAnswerProps {
  withdrawal: WithdrawalDetail;
  part: Part;
}

/** Answer to a payment: received or not; a reported one can still be confirmed. */
export function PartAnswer({ withdrawal, part }: PartAnswerProps) {
  const intl = useIntl();
  const shown = useShownAmount();
  const { act, isBusy } = useConfirmedCall(confirmWithdrawal, useWithdrawalRefresh());
  const [isReporting, setIsReporting] = useState(false);
  const isOpen = part.state === 'paid';
  if (!isOpen && part.state !== 'not_received') return null;
  const text = (id: string) => intl.formatMessage({ id: `withdraw.received.${id}` }, { amount: shown(part.amount) });
  const confirm = () =>
    act(
      { id: withdrawal.id, partId: part.id },
      {
        title: text('title'),
        text: text('text'),
        confirmLabel: text('yes'),
        cancelLabel: intl.formatMessage({ id: 'withdraw.no' }),
      },
      text('done'),
    );
  return (
    <>
      {isOpen ? <TimeLeft part={part} serverTime={withdrawal.serverTime} /> : null}
      <div className={styles.acts}>
        <Button variant={isOpen ? 'primary' : 'secondary'} busy={isBusy} onClick={() => void confirm()}>
          <FormattedMessage id={isOpen ? 'withdraw.received' : 'withdraw.received.late'} />
        </Button>
        {isOpen ? (
          <Button disabled={isBusy} onClick={() => setIsReporting(true)}>
            <FormattedMessage id="withdraw.notReceived" />
          </Button>
        ) : null}
      </div>
      {isReporting ? (
        <ReportNotReceived withdrawal={withdrawal} part={part} onClose={() => setIsReporting(false)} />
      ) : null}
    </>
  );
}

function TimeLeft({ part, serverTime }: { part: Part; serverTime: string }) {
  const minutes = useServerMinutes(part.answerBy, serverTime);
  const refresh = useWithdrawalRefresh();
  const isOver = minutes === 0;
  useEffect(() => {
    if (isOver) refresh();
  }, [isOver, refresh]);
  return (
    <p className={styles.left}>
      <ClockIcon size={18} />
      <FormattedMessage id={isOver ? 'withdraw.left.over' : 'withdraw.left'} values={{ minutes }} />
    </p>
  );
}

const tickMs = 5_000;

/** Minutes left by the clock of the platform, whose time was `serverTime` when the answer came. */
function useServerMinutes(moment: string, serverTime: string): number {
  const [offsetMs, setOffsetMs] = useState(() => Date.parse(serverTime) - Date.now());
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    setOffsetMs(Date.parse(serverTime) - Date.now());
    setNowMs(Date.now());
    const timer = setInterval(() => setNowMs(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, [serverTime]);
  return minutesUntil(moment, nowMs + offsetMs);
}
