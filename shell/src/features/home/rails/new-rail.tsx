import { listCatalogue } from '@portal/shared/contract/games/catalogue';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { spreadSubjects } from '@portal/shared/ui/games/spread-subjects.rules';
import { SparkIcon } from '@portal/shared/ui/icons/status';
import { useText } from '../../../host/use-text.ts';
import { GamesRail } from './games-rail.tsx';

/** Games marked as new, of all categories. */
export function NewRail() {
  const t = useText();
  const query = useCallQuery(listCatalogue, { isNew: 'true', pageNo: 1, pageSize: 18 });
  if (query.data?.games.length === 0) return null;
  return (
    <GamesRail
      title={t('home.new')}
      icon={<SparkIcon size={28} />}
      category="slots"
      query={query}
      games={query.data && spreadSubjects(query.data.games)}
    />
  );
}
