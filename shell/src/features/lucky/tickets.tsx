import { MeterBar } from '@portal/shared/ui/charts/meter-bar';
import type { ReactNode } from 'react';
import { usePrizeText } from '../../frame/draws/prize-text.tsx';
import { useText } from '../../host/use-text.ts';
import styles from './lucky.module.css';

interface TicketsProps {
  /** Undefined for a visitor. */
  tickets: number | undefined;
  /** Amount texts: stake so far, and stake required for the next ticket. */
  staked: string | undefined;
  needed: string;
  /** How tickets are earned. */
  rule: ReactNode;
}

/** Number of draws left, how the next one is earned, and the progress. */
export function Tickets({ tickets, staked, needed, rule }: TicketsProps) {
  const t = useText();
  const { amount } = usePrizeText();
  // Without a required stake there is no progress to show.
  const share = staked === undefined || needed === '0.00' ? undefined : Math.min(1, Number(staked) / Number(needed));
  return (
    <div className={styles.tickets}>
      {tickets !== undefined && (
        <p className={styles.ticketCount}>
          <strong>{tickets}</strong> {t('lucky.tickets_left', { count: tickets })}
        </p>
      )}
      <p>{rule}</p>
      {staked !== undefined && share !== undefined && (
        <div className={styles.progress}>
          <MeterBar percent={Math.round(share * 100)} className={styles.bar} />
          <span>{t('lucky.staked', { staked: amount(staked), needed: amount(needed) })}</span>
        </div>
      )}
    </div>
  );
}
