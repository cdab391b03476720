import type { Game } from '@portal/shared/contract/games/game';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { categoryOfGameType } from '@portal/shared/ui/category';
import { GameTile } from '@portal/shared/ui/game-tile';
import type { Favourites } from './use-favourites.ts';

interface LobbyTileProps {
  game: Game;
  favourites: Favourites;
  /** A tile that stands for a vendor's games was pressed. */
  onGroup?: (group: Game) => void;
  /** A game is about to be launched. */
  onLaunch?: () => void;
}

/** A game of the lobby: launches, or, where it stands for a vendor's games, opens their list (specification 2.1). */
export function LobbyTile({ game, favourites, onGroup, onLaunch }: LobbyTileProps) {
  const host = useHost();
  const intl = useIntl();
  const { vassalage, gameCode, gameName, unavailable } = game;
  const isGroup = game.isGame === 'VASSALAGE';
  const play = () => {
    onLaunch?.();
    void host.launchGame({ vassalage, gameCode, gameName });
  };
  const isFavourite = favourites.has(game.nodeId);
  const heart = isFavourite ? 'tile.favourite.remove' : 'tile.favourite.add';
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
      favourite={{
        isOn: isFavourite,
        label: intl.formatMessage({ id: heart }, { name: gameName }),
        onToggle: () => void favourites.toggle(game),
      }}
      unavailable={unavailable && intl.formatMessage({ id: `tile.${unavailable}` })}
      playLabel={intl.formatMessage({ id: isGroup ? 'tile.open' : 'tile.play' })}
      onPlay={isGroup ? () => onGroup?.(game) : play}
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
