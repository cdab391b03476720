import type { Game } from '@portal/shared/contract/games/game';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { categoryOfGameType } from '@portal/shared/ui/category';
import type { GameTileProps } from '@portal/shared/ui/games/game-tile';

export interface LobbyTileProps {
  game: Game;
  isFavourite: boolean;
  onFavourite: (game: Game) => void;
  /** Called when a tile with a list behind it was pressed: a vendor's games, or rooms. */
  onOpen?: (game: Game) => void;
  /** Called before a game is launched. */
  onLaunch?: () => void;
}

/**
 * What the tile of a game shows and does: it launches, or opens a list if it represents a vendor's games
 * (docs/product.md 2.1) or has rooms. Rooms need a login, like a launch.
 */
export function useTile({
  game,
  isFavourite,
  onFavourite,
  onOpen,
  onLaunch,
}: LobbyTileProps): GameTileProps & { onPlay: () => void } {
  const host = useHost();
  const intl = useIntl();
  const { vassalage, gameCode, gameName, opensIn, unavailable } = game;
  const opens = game.isGame === 'VASSALAGE' ? 'open' : game.hasRooms ? 'rooms' : 'play';
  const heart = isFavourite ? 'tile.favourite.remove' : 'tile.favourite.add';
  return {
    name: gameName,
    vendor: game.vendorName,
    seed: game.seed,
    theme: game.theme,
    category: categoryOfGameType(game.gameType),
    hasJackpot: game.hasJackpot,
    image: game.image ?? game.drawn,
    badge: badgeOf(game, (kind) => intl.formatMessage({ id: `tile.${kind}` })),
    favourite: {
      isOn: isFavourite,
      label: intl.formatMessage({ id: heart }, { name: gameName }),
      onToggle: () => onFavourite(game),
    },
    unavailable: unavailable && intl.formatMessage({ id: `tile.${game.isStopped ? 'stopped' : unavailable}` }),
    playLabel: intl.formatMessage({ id: `tile.${opens}` }),
    onPlay() {
      if (opens === 'open') return onOpen?.(game);
      if (opens === 'rooms') return host.protect(() => onOpen?.(game));
      onLaunch?.();
      void host.launchGame({ vassalage, gameCode, gameName, opensIn });
    },
  };
}

function badgeOf(
  game: Game,
  textOf: (kind: 'hot' | 'new') => string,
): { kind: 'hot' | 'new'; text: string } | undefined {
  const kind = game.isHot ? 'hot' : game.isNew ? 'new' : undefined;
  return kind && { kind, text: textOf(kind) };
}
