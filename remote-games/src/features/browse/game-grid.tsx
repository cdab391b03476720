import { gamesPerPage } from '@portal/shared/contract/constants';
import type { GameType } from '@portal/shared/contract/game-types';
import type { Game } from '@portal/shared/contract/games/game';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { categoryOfGameType } from '@portal/shared/ui/category';
import { cx } from '@portal/shared/ui/cx';
import { GameTile, GameTileSkeleton } from '@portal/shared/ui/game-tile';
import styles from './lobby-games.module.css';
import { addressOfVendor } from './vendor-address.ts';

interface GameGridProps {
  gameType: GameType;
  /** Absent while the first page loads. */
  games?: Game[];
  isRefreshing: boolean;
}

export function GameGrid({ gameType, games, isRefreshing }: GameGridProps) {
  const category = categoryOfGameType(gameType);
  return (
    <div className={cx(styles.grid, isRefreshing && styles.refreshing)} aria-busy={!games || isRefreshing}>
      {games
        ? games.map((game) => <LobbyTile key={game.nodeId} game={game} />)
        : Array.from({ length: gamesPerPage }, (_, place) => (
            <GameTileSkeleton key={String(place)} category={category} />
          ))}
    </div>
  );
}

function LobbyTile({ game }: { game: Game }) {
  const host = useHost();
  const intl = useIntl();
  const { vassalage, gameCode, gameName, unavailable } = game;
  const isGroup = game.isGame === 'VASSALAGE';
  // A group stands for the games of its vendor, which the lobby lists by its own filter.
  const open = () => host.navigate(addressOfVendor(host.location.get(), vassalage));
  const play = () => void host.launchGame({ vassalage, gameCode, gameName });
  return (
    <GameTile
      name={gameName}
      vendor={game.vendorName}
      seed={game.seed}
      theme={game.theme}
      category={categoryOfGameType(game.gameType)}
      hasJackpot={game.hasJackpot}
      mark={markOf(game, (kind) => intl.formatMessage({ id: `tile.${kind}` }))}
      minBet={intl.formatMessage({ id: 'tile.minBet' }, { amount: game.minBet })}
      unavailable={unavailable && intl.formatMessage({ id: `tile.${unavailable}` })}
      playLabel={intl.formatMessage({ id: isGroup ? 'tile.open' : 'tile.play' })}
      onPlay={isGroup ? open : play}
    />
  );
}

function markOf(
  game: Game,
  textOf: (kind: 'hot' | 'new') => string,
): { kind: 'hot' | 'new'; text: string } | undefined {
  const kind = game.isHot ? 'hot' : game.isNew ? 'new' : undefined;
  return kind && { kind, text: textOf(kind) };
}
