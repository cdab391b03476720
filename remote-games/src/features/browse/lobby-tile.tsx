import { GamePreview } from '@portal/shared/parts/game-preview';
import { useIntl } from '@portal/shared/remote/intl';
import { GameTile } from '@portal/shared/ui/games/game-tile';
import { memo } from 'react';
import { type LobbyTileProps, useTile } from './use-tile.ts';

/** A game of the lobby. Memoised: another game's heart and a page that loads change nothing in it. */
export const LobbyTile = memo(function LobbyTile(props: LobbyTileProps) {
  const intl = useIntl();
  const { game } = props;
  const tile = useTile(props);
  const { unavailable, playLabel, onPlay } = tile;
  return (
    <GameTile
      {...tile}
      minBet={intl.formatMessage({ id: 'tile.minBet' }, { amount: game.minBet })}
      preview={(shown) => <GamePreview {...{ game, shown, unavailable, playLabel, onPlay }} />}
    />
  );
});
