import type { LotteryGame } from '@portal/shared/contract/lottery/menus';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { HeroArt } from '@portal/shared/ui/brand/hero-art';
import { Button } from '@portal/shared/ui/button';
import { PlayIcon } from '@portal/shared/ui/icons/frame';
import { ChartIcon } from '@portal/shared/ui/icons/money';
import { GameName } from '../../../game/game-name.tsx';
import { isInstant } from '../../../game/lottery-games.rules.ts';
import { useLaunch } from '../../../game/use-launch.ts';
import { useOpenBoard } from '../../../game/use-open-board.ts';
import { drawDay, drawTime } from '../../../numbers/draw-day.ts';
import { GreatNumbers } from '../../../numbers/great-numbers.tsx';
import { useLastDraw } from '../../../numbers/use-opened-draws.ts';
import { HeroCountdown } from './hero-countdown.tsx';
import styles from './lottery-hero.module.css';

/** The next great draw, or the game that the address asks for, ready to play. */
export function LotteryHero({ game, isAsked }: { game: LotteryGame; isAsked: boolean }) {
  const intl = useIntl();
  const launch = useLaunch();
  const { open } = useOpenBoard();
  const { nextDrawAt, unavailable, isStopped } = game;
  return (
    <section className={styles.hero} aria-label={game.gameName}>
      <HeroArt group="lott" seed={String(game.seed)} isPaused className={styles.art} />
      <div className={styles.words}>
        <p className={styles.lead}>
          <FormattedMessage id={isAsked ? 'hero.asked' : isInstant(game) ? 'hero.instant' : 'hero.next'} />
        </p>
        <h2 className={styles.name}>
          <GameName game={game} />
        </h2>
        {nextDrawAt && !unavailable ? (
          <>
            <p className={styles.when}>{drawTime(intl, nextDrawAt)}</p>
            <HeroCountdown drawAt={nextDrawAt} />
          </>
        ) : null}
        <div className={styles.acts}>
          {unavailable ? (
            <p className={styles.when}>{intl.formatMessage({ id: `status.${isStopped ? 'stopped' : unavailable}` })}</p>
          ) : (
            <Button variant="primary" size="large" icon={<PlayIcon size={20} />} onClick={() => void launch(game)}>
              <FormattedMessage id="choice.play" />
            </Button>
          )}
          {isInstant(game) ? null : (
            <Button size="large" className={styles.second} icon={<ChartIcon size={20} />} onClick={() => open(game)}>
              <FormattedMessage id="card.results" />
            </Button>
          )}
        </div>
      </div>
      <HeroNumbers game={game} />
    </section>
  );
}

/** Last main prize of the game in large balls; the space stays empty until there is one. */
function HeroNumbers({ game }: { game: LotteryGame }) {
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
