import type { LotteryGame } from '@portal/shared/contract/lottery/lottery-menu';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { Badge } from '@portal/shared/ui/badge';
import { Skeleton } from '@portal/shared/ui/skeleton';
import { isInstant } from '../../game/lottery-games.rules.ts';
import { drawDay } from '../../numbers/draw-day.ts';
import { GreatNumbers } from '../../numbers/great-numbers.tsx';
import { useMaySeeNumbers, useOpenedDraws } from '../../numbers/use-opened-draws.ts';
import styles from './lottery-card.module.css';

/** The great prize of the last draw, fetched once the card is near the screen. */
export function CardNumbers({ game, isNear }: { game: LotteryGame; isNear: boolean }) {
  const mayRead = useMaySeeNumbers(game);
  const { draws, query } = useOpenedDraws(game, 1, isNear);
  const last = draws?.[0];
  if (isInstant(game)) return <Quiet id="card.instant" />;
  if (!mayRead) return <Quiet id="card.members" />;
  if (query.isError && !last) return <Quiet id="card.failed" />;
  if (!draws) {
    return (
      <div className={styles.last} aria-busy={isNear}>
        <Skeleton width={92} />
        <Skeleton shape="block" width={180} height={34} />
      </div>
    );
  }
  if (!last) return <Quiet id="card.none" />;
  return <LastDraw last={last} />;
}

function LastDraw({ last }: { last: NonNullable<ReturnType<typeof useOpenedDraws>['draws']>[number] }) {
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

function Quiet({ id }: { id: string }) {
  return (
    <div className={styles.last}>
      <p className={styles.quiet}>
        <FormattedMessage id={id} />
      </p>
    </div>
  );
}
