import type { GameType } from '@portal/shared/contract/game-types';
import { FormattedMessage } from '@portal/shared/remote/intl';
import { categoryOfGameType } from '@portal/shared/ui/category';
import { CategoryHead } from '@portal/shared/ui/games/category-head';
import { memo } from 'react';

/** Stays as it is while pages are turned below it. */
export const LobbyHead = memo(function LobbyHead({ gameType, games }: { gameType: GameType; games?: number }) {
  return (
    <CategoryHead
      category={categoryOfGameType(gameType)}
      title={<FormattedMessage id={`room.${gameType}`} />}
      count={games === undefined ? undefined : <FormattedMessage id="lobby.count" values={{ count: games }} />}
    >
      <FormattedMessage id={`room.${gameType}.text`} />
    </CategoryHead>
  );
});
