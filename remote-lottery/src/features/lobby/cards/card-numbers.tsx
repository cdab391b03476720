import type { LotteryGame } from '@portal/shared/contract/lottery/menus';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { Badge } from '@portal/shared/ui/feedback/badge';
import { isInstant } from '../../../game/lottery-games.rules.ts';
import { drawDay } from '../../../numbers/draw-day.ts';
import { GreatNumbers } from '../../../numbers/great-numbers.tsx';
import type { LastDraw } from '../../../numbers/newest.rules.ts';
import { useLastDraw } from '../../../numbers/use-opened-draws.ts';
import styles from './lottery-card.module.css';

/** Main prize of the last draw; updates after draws while the card is near the screen. */
export function CardNumbers({ game, isNear }: { game: LotteryGame; isNear: boolean }) {
  const last = useLastDraw(game, isNear);
  if (last) return <LastNumbers last={last} />;
  return (
    <div className={styles.last}>
      <p className={styles.quiet}>
        <FormattedMessage id={isInstant(game) ? 'card.instant' : 'card.none'} />
      </p>
    </div>
  );
}

function LastNumbers({ last }: { last: LastDraw }) {
  const intl = useIntl();
  return (
    <div className={styles.last}>
      <p className={styles.lastWhen}>
        <FormattedMessage id="card.last" values={{ day: drawDay(intl, last.drawnAt) }} />
      </p>
      {last.state === 'cancelled' ? (
        <Badge tone="bad">{intl.formatMessage({ id: 'draw.cancelled' })}</Badge>
      ) : (
        <GreatNumbers key={last.drawId} draw={last} />
      )}
    </div>
  );
}
