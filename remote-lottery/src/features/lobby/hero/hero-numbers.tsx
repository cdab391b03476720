import type { LotteryGame } from '@portal/shared/contract/lottery/menus';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { drawDay } from '../../../numbers/draw-day.ts';
import { GreatNumbers } from '../../../numbers/great-numbers.tsx';
import { useLastDraw } from '../../../numbers/use-opened-draws.ts';
import styles from './lottery-hero.module.css';

/** The last great prize of the game, in large balls; the place stays empty until there is one. */
export function HeroNumbers({ game }: { game: LotteryGame }) {
  const intl = useIntl();
  const last = useLastDraw(game, true);
  if (!last || last.state === 'cancelled') return null;
  return (
    <div className={styles.last}>
      <p className={styles.lastWhen}>
        <FormattedMessage id="card.last" values={{ day: drawDay(intl, last.drawnAt) }} />
      </p>
      <GreatNumbers key={last.drawId} draw={last} size="large" />
    </div>
  );
}
