import type { LotteryGame } from '@portal/shared/contract/lottery/menus';
import { useIntl } from '@portal/shared/remote/intl';
import { Badge, type Tone } from '@portal/shared/ui/feedback/badge';
import { ClockIcon } from '@portal/shared/ui/icons/status';
import { useServerNow } from '../../../clock/clock-context.ts';
import { clockTo } from '../../../clock/countdown.rules.ts';
import { type GameStatus, isInstant, statusOf } from '../../../game/lottery-games.rules.ts';
import { drawTime } from '../../../numbers/draw-day.ts';
import styles from './lottery-card.module.css';

/** Whether tickets are sold, and the time to the draw: the part of a card that renders each second. */
export function CardState({ game }: { game: LotteryGame }) {
  const intl = useIntl();
  const now = useServerNow();
  const status = statusOf(game, now);
  const { nextDrawAt } = game;
  const daysText = (days: number) => intl.formatNumber(days, { style: 'unit', unit: 'day', unitDisplay: 'narrow' });
  const isTimed = nextDrawAt !== undefined && !game.unavailable && !isInstant(game);
  return (
    <p className={styles.state}>
      <StatusBadge status={status} />
      {isTimed ? (
        <>
          {/* A clock that changes each second is not read out each second: the time of the draw is. */}
          <span className={styles.clock} translate="no" data-status={status} aria-hidden="true">
            <ClockIcon size={16} />
            <span>{(now !== undefined && clockTo(nextDrawAt, now, daysText)) || '00:00:00'}</span>
          </span>
          <span className="visually-hidden">
            {intl.formatMessage({ id: 'draw.at' }, { at: drawTime(intl, nextDrawAt) })}
          </span>
        </>
      ) : null}
    </p>
  );
}

const tones: Record<GameStatus, Tone> = {
  open: 'good',
  instant: 'good',
  soon: 'warn',
  closed: 'neutral',
  drawing: 'accent',
  maintenance: 'bad',
  stopped: 'bad',
  opens_later: 'neutral',
};

function StatusBadge({ status }: { status: GameStatus }) {
  const intl = useIntl();
  return <Badge tone={tones[status]}>{intl.formatMessage({ id: `status.${status}` })}</Badge>;
}
