import { useIntl } from '@portal/shared/remote/intl';
import { GameTile } from '@portal/shared/ui/games/game-tile';
import { memo } from 'react';
import { type LobbyTileProps, useTile } from './use-tile.ts';

/** A game of the lobby. Memoised while its list loads the next page. */
export const LobbyTile = memo(function LobbyTile(props: LobbyTileProps) {
  const intl = useIntl();
  const minBet = intl.formatMessage({ id: 'tile.minBet' }, { amount: props.game.minBet });
  return <GameTile {...useTile(props)} minBet={minBet} />;
});
