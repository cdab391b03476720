import { popularLotteryCount } from '@portal/shared/contract/constants';
import { listPopularLottery } from '@portal/shared/contract/lottery/menus';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { Link } from '@portal/shared/remote/router';
import { useAtomValue } from '@portal/shared/remote/state';
import { CategoryMark } from '@portal/shared/ui/games/category-mark';
import { GameTile, GameTileSkeleton } from '@portal/shared/ui/games/game-tile';
import { Rail } from '@portal/shared/ui/navigation/rail';
import { languageAtom } from '../../../host/atoms.ts';
import { lotteryRequest } from '../../../host/launch/lottery-parameters.rules.ts';
import { usePortal } from '../../../host/portal-context.ts';
import { useText } from '../../../host/use-text.ts';
import { RailEmpty, RailFailed } from './rail-state.tsx';

const skeletonKeys = ['1', '2', '3', '4', '5', '6'];

/** The most played lotteries (docs/product.md 7.2, popular games of home). */
export function PopularLottery() {
  const t = useText();
  const { host } = usePortal();
  const language = useAtomValue(languageAtom);
  const input = { count: String(popularLotteryCount), device: 'WEB', language };
  const query = useCallQuery(listPopularLottery, input);
  const { data, isError } = query;
  const head = {
    title: t('home.lottery'),
    icon: <CategoryMark category="lottery" size={28} />,
    all: <Link to="/lottery">{t('common.all')}</Link>,
  };
  if (isError && !data) return <RailFailed title={head.title} query={query} />;
  if (data?.games.length === 0) return <RailEmpty {...head} />;
  return (
    <Rail
      {...head}
      count={data && t('nav.games', { count: data.games.length })}
      labels={{ previous: t('common.previous'), next: t('common.next') }}
    >
      {data
        ? data.games.map((game) => (
            <GameTile
              key={game.gameId}
              name={game.gameName}
              vendor={game.vendorName}
              seed={game.seed}
              theme={game.theme}
              category="lottery"
              image={game.drawn}
              playLabel={t('game.play')}
              unavailable={game.unavailable && t(`game.unavailable.${game.unavailable}`)}
              onPlay={() => void host.launchGame(lotteryRequest(game))}
            />
          ))
        : skeletonKeys.map((key) => <GameTileSkeleton key={key} category="lottery" />)}
    </Rail>
  );
}
