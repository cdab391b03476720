import { hotPlatform } from '@portal/shared/contract/constants';
import { listHotGames } from '@portal/shared/contract/games/catalogue';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { spreadSubjects } from '@portal/shared/ui/games/spread-subjects.rules';
import { FireIcon } from '@portal/shared/ui/icons/frame';
import { useText } from '../../../host/use-text.ts';
import { GamesRail } from './games-rail.tsx';

const shown = 18;

/** The games that most members play now. */
export function HotRail() {
  const t = useText();
  const query = useCallQuery(listHotGames, { isPlatform: String(hotPlatform), platform: 'html5-desktop' });
  return (
    <GamesRail
      title={t('home.hot')}
      icon={<FireIcon size={28} />}
      category="slots"
      allPath="/rng?list=hot"
      query={query}
      games={query.data && spreadSubjects(query.data.games).slice(0, shown)}
    />
  );
}
