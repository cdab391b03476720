import type { GameType } from '@portal/shared/contract/game-types';
import { listCatalogue } from '@portal/shared/contract/games/catalogue';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { categoryOfGameType } from '@portal/shared/ui/category';
import { CategoryMark } from '@portal/shared/ui/games/category-mark';
import { spreadSubjects } from '@portal/shared/ui/games/spread-subjects.rules';
import { pathOfCategory } from '../../../frame/navigation/navigation.rules.ts';
import { useText } from '../../../host/use-text.ts';
import { GamesRail } from './games-rail.tsx';

const shown = 12;

/** The first games of a category, their number, and a link to all. */
export function CategoryRail({ gameType }: { gameType: GameType }) {
  const t = useText();
  const query = useCallQuery(listCatalogue, { gameType, pageNo: 1, pageSize: shown });
  const category = categoryOfGameType(gameType);
  return (
    <GamesRail
      title={t(`category.${gameType}`)}
      icon={<CategoryMark category={category} size={28} />}
      category={category}
      allPath={pathOfCategory(gameType)}
      total={query.data?.totalGames}
      query={query}
      games={query.data && spreadSubjects(query.data.games)}
    />
  );
}
