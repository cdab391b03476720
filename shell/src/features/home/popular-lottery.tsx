import { popularLotteryCount } from '@portal/shared/contract/constants';
import { listPopularLottery } from '@portal/shared/contract/lottery/lottery-menu';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { Link } from '@portal/shared/remote/router';
import { useAtomValue } from '@portal/shared/remote/state';
import { CategoryMark } from '@portal/shared/ui/category-mark';
import { GameTile, GameTileSkeleton } from '@portal/shared/ui/game-tile';
import { Rail } from '@portal/shared/ui/rail';
import { languageAtom } from '../../host/atoms.ts';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';

export function PopularLottery() {
  const t = useText();
  const { host } = usePortal();
  const language = useAtomValue(languageAtom);
  const input = { count: String(popularLotteryCount), prizeMode: 'SEA', device: 'WEB', language };
  const { data, isError } = useCallQuery(listPopularLottery, input);
  if (isError || data?.games.length === 0) return null;
  return (
    <Rail
      title={t('home.lottery')}
      mark={<CategoryMark category="lottery" size={28} />}
      all={<Link to="/lottery">{t('common.all')}</Link>}
      labels={{ previous: t('common.previous'), next: t('common.next') }}
      tile="small"
    >
      {data
        ? data.games.map((game) => (
            <GameTile
              key={game.gameId}
              name={game.gameName}
              vendor={game.group}
              seed={game.seed}
              theme={game.theme}
              category="lottery"
              playLabel={t('game.play')}
              unavailable={game.unavailable && t(`game.unavailable.${game.unavailable}`)}
              onPlay={() => void host.launchGame(game)}
            />
          ))
        : ['1', '2', '3', '4', '5', '6'].map((place) => <GameTileSkeleton key={place} category="lottery" />)}
    </Rail>
  );
}
