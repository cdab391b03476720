import type { LotteryGame } from '@portal/shared/contract/lottery/lottery-menu';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import type { GameCategory } from '@portal/shared/ui/category';
import { GameTile } from '@portal/shared/ui/game-tile';
import { ClockIcon } from '@portal/shared/ui/icons-status';
import { timeLeft } from './countdown.rules.ts';
import styles from './lottery-tile.module.css';

interface LotteryTileProps {
  game: LotteryGame;
  category: GameCategory;
  serverNowMs: number;
  isFavourite: boolean;
  onToggle: () => void;
}

export function LotteryTile({ game, category, serverNowMs, isFavourite, onToggle }: LotteryTileProps) {
  const host = useHost();
  const intl = useIntl();
  const { vassalage, gameCode, gameName, unavailable } = game;
  const left = game.nextDrawAt && timeLeft(game.nextDrawAt, serverNowMs);
  const heart = intl.formatMessage({ id: isFavourite ? 'tile.unfavour' : 'tile.favour' }, { game: gameName });
  return (
    <div className={styles.place}>
      <GameTile
        name={gameName}
        vendor={intl.formatMessage({ id: `prizeMode.${game.prizeMode}` })}
        seed={game.seed}
        theme={game.theme}
        category={category}
        playLabel={intl.formatMessage({ id: 'tile.play' })}
        unavailable={unavailable && intl.formatMessage({ id: `tile.${unavailable}` })}
        favourite={{ isOn: isFavourite, label: heart, onToggle }}
        onPlay={() => void host.launchGame({ vassalage, gameCode, gameName })}
      />
      {game.nextDrawAt ? (
        // A clock that changes each second is not read out each second.
        <p className={styles.draw} aria-hidden="true">
          <ClockIcon size={16} />
          {left ?? intl.formatMessage({ id: 'draw.now' })}
        </p>
      ) : null}
    </div>
  );
}
