import type { LotteryGame } from '@portal/shared/contract/lottery/menus';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { useNearView } from '@portal/shared/ui/behaviour/use-near-view';
import { Button } from '@portal/shared/ui/button';
import { categoryOfGameType } from '@portal/shared/ui/category';
import { cx } from '@portal/shared/ui/cx';
import { GameArt } from '@portal/shared/ui/games/game-art';
import { PlayIcon } from '@portal/shared/ui/icons/frame';
import { ChartIcon } from '@portal/shared/ui/icons/money';
import { useRef } from 'react';
import { GameName } from '../../../game/game-name.tsx';
import { isInstant } from '../../../game/lottery-games.rules.ts';
import { useLaunch } from '../../../game/use-launch.ts';
import { useOpenBoard } from '../../../game/use-open-board.ts';
import { CardNumbers } from './card-numbers.tsx';
import { CardState } from './card-state.tsx';
import { HeartButton } from './heart-button.tsx';
import styles from './lottery-card.module.css';

/** A lottery: next draw, last numbers, and links to results and slip. The whole card is a play button. */
export function LotteryCard({ game }: { game: LotteryGame }) {
  const intl = useIntl();
  const launch = useLaunch();
  const { open } = useOpenBoard();
  const elementRef = useRef<HTMLElement>(null);
  const isNear = useNearView(elementRef);
  const { gameName, unavailable } = game;
  return (
    <article ref={elementRef} aria-label={gameName} className={cx(styles.card, unavailable && styles.off)}>
      <div className={styles.top}>
        <GameArt
          className={styles.art}
          image={game.drawn}
          seed={game.seed}
          theme={game.theme}
          category={categoryOfGameType(isInstant(game) ? 'ELOTT' : 'LOTT')}
        />
        <div className={styles.words}>
          <h3 className={styles.name}>
            <GameName game={game} />
          </h3>
          <p className={styles.mode}>{game.vendorName}</p>
        </div>
        <HeartButton game={game} />
        <CardState game={game} />
      </div>
      <CardNumbers game={game} isNear={isNear} />
      <div className={styles.acts}>
        {isInstant(game) ? null : (
          <Button
            variant="quiet"
            size="small"
            className={styles.above}
            icon={<ChartIcon size={18} />}
            aria-label={intl.formatMessage({ id: 'card.results_of' }, { game: gameName })}
            onClick={() => open(game)}
          >
            <FormattedMessage id="card.results" />
          </Button>
        )}
        {unavailable ? null : (
          <Button
            size="small"
            className={styles.play}
            icon={<PlayIcon size={18} />}
            aria-label={intl.formatMessage({ id: 'card.play_of' }, { game: gameName })}
            onClick={() => void launch(game)}
          >
            <FormattedMessage id="tile.play" />
          </Button>
        )}
      </div>
    </article>
  );
}
