import { timeLeft, twoDigits } from '@portal/shared/remote/time/time-left.rules';
import { Button } from '@portal/shared/ui/button';
import { MeterBar } from '@portal/shared/ui/charts/meter-bar';
import { usePrizeText } from '../../../frame/draws/prize-text.tsx';
import { useText } from '../../../host/use-text.ts';
import type { Drop } from '../chance.ts';
import { DrawButton } from '../draw-button.tsx';
import { dropState } from './drop-state.rules.ts';
import styles from './envelopes.module.css';

export interface DropCardProps {
  drop: Drop;
  /** Milliseconds. */
  now: number;
  isBusy: boolean;
  isDisabled: boolean;
  onOpen(): void;
  /** Absent for those who cannot decline: visitors and trial accounts. */
  onDecline?: (() => void) | undefined;
}

/** One drop: its content, how many are left, the time, and its action. */
export function DropCard({ drop, now, isBusy, isDisabled, onOpen, onDecline }: DropCardProps) {
  const t = useText();
  const text = usePrizeText();
  const state = dropState(drop, now);
  return (
    <li className={styles.drop} data-state={state}>
      <div className={styles.dropWords}>
        <strong>{t('lucky.drop', { sum: text.amount(drop.sum), count: drop.count })}</strong>
        <span>{t(`lucky.share.${drop.share}`)}</span>
        <span className={styles.left}>
          <MeterBar percent={(drop.left / drop.count) * 100} className={styles.bar} />
          <span>{t('lucky.drop_left', { left: drop.left, count: drop.count })}</span>
        </span>
      </div>
      <div className={styles.dropAct}>
        {state === 'open' && (
          <DrawButton label={t('lucky.open')} isBusy={isBusy} isDisabled={isDisabled} onDraw={onOpen} />
        )}
        {state === 'open' && onDecline && (
          <Button variant="quiet" size="small" onClick={onDecline}>
            {t('lucky.decline')}
          </Button>
        )}
        {state === 'declined' && <span>{t('lucky.declined')}</span>}
        {state === 'taken' && drop.taken !== undefined && (
          <strong className={styles.taken}>{t('lucky.taken', { amount: text.amount(drop.taken) })}</strong>
        )}
        {(state === 'gone' || state === 'over') && <span>{t(`lucky.drop_${state}`)}</span>}
        {state === 'coming' && <span>{t('lucky.drop_opens', { time: clock(drop.startsAt, now) })}</span>}
        {state === 'open' && <span>{t('lucky.drop_ends', { time: clock(drop.endsAt, now) })}</span>}
      </div>
    </li>
  );
}

/** Time until a moment as hours, minutes and seconds: "26:03:09". */
function clock(time: string, now: number): string {
  const left = timeLeft(time, now);
  if (!left) return '00:00:00';
  return [left.days * 24 + left.hours, left.minutes, left.seconds].map(twoDigits).join(':');
}
