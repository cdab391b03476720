import type { Game } from '@portal/shared/contract/games/game';
import { GamePreview } from '@portal/shared/parts/game-preview';
import { categoryOfGameType } from '@portal/shared/ui/category';
import { GameTile } from '@portal/shared/ui/games/game-tile';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';
import { pathBeforeGame } from '../navigation/navigation.rules.ts';

/** A game of home or search. A lottery, a vendor's list and a choice of rooms open a page first; others launch. */
export function GameRailTile({ game }: { game: Game }) {
  const t = useText();
  const { host } = usePortal();
  const onPlay = () => {
    const path = pathBeforeGame(game);
    if (path) host.navigate(path);
    else void host.launchGame(game);
  };
  const isHot = game.isHot === 1;
  const badge = { kind: isHot ? ('hot' as const) : ('new' as const), text: t(isHot ? 'common.hot' : 'common.new') };
  const unavailable = game.unavailable && t(`game.unavailable.${game.isStopped ? 'stopped' : game.unavailable}`);
  const playLabel = t('game.play');
  const category = categoryOfGameType(game.gameType);
  return (
    <GameTile
      name={game.gameName}
      vendor={game.vendorName}
      seed={game.seed}
      theme={game.theme}
      category={category}
      hasJackpot={game.hasJackpot}
      // Slots are drawn here; the pictures of other rooms need code that only the server has (decisions/065).
      image={game.image ?? (category === 'slots' ? undefined : game.drawn)}
      badge={isHot || game.isNew ? badge : undefined}
      minBet={t('game.min_bet', { amount: game.minBet })}
      unavailable={unavailable}
      playLabel={playLabel}
      onPlay={onPlay}
      preview={(shown) => <GamePreview {...{ game, shown, unavailable, playLabel, onPlay }} />}
    />
  );
}
