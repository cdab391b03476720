import { trialType } from '@portal/shared/contract/constants';
import { getChance, getOwnChance } from '@portal/shared/contract/rewards/chance';
import { loadLuckyTexts } from '@portal/shared/i18n/load-lucky';
import { useCallQuery, useHost, useReadable } from '@portal/shared/remote/host-context';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { AreaTexts } from '../../frame/page-parts/area-texts.tsx';
import page from '../../frame/page-parts/page.module.css';
import { QueryView } from '../../frame/page-parts/query-view.tsx';
import { TournamentsLink } from '../../frame/tournaments/tournaments-link.tsx';
import { useText } from '../../host/use-text.ts';
import { withOwn } from './chance.ts';
import { LuckyGames } from './lucky-games.tsx';
import { useChanceUpdates } from './use-chance-updates.ts';

/** /lucky: wheel, golden eggs and red envelopes, with their odds and a way to verify every draw. */
export function LuckyPage() {
  return (
    <AreaTexts area={loadLuckyTexts} fallback={<Skeleton shape="block" height={520} />}>
      <Lucky />
    </AreaTexts>
  );
}

function Lucky() {
  const t = useText();
  const query = useChance();
  useChanceUpdates();
  return (
    <div className={page.page}>
      <header className={page.head}>
        <h1>{t('lucky.title')}</h1>
        <p>{t('lucky.text')}</p>
      </header>
      <QueryView query={query} skeleton={<Skeleton shape="block" height="100dvh" />}>
        {(chance) => <LuckyGames chance={chance} />}
      </QueryView>
      <TournamentsLink />
    </div>
  );
}

/** Loads the terms and the member's own state together: a member sees nothing without the latter. */
function useChance() {
  const member = useReadable(useHost().member);
  const isReal = member !== undefined && member.type !== trialType;
  const terms = useCallQuery(getChance, {});
  const own = useCallQuery(getOwnChance, {}, { enabled: isReal });
  const isHere = terms.data !== undefined && (!isReal || own.data !== undefined);
  return {
    data: isHere ? withOwn(terms.data, isReal ? own.data : undefined) : undefined,
    isError: terms.isError || own.isError,
    isFetching: terms.isFetching || own.isFetching,
    refetch: () => Promise.all([terms.refetch(), isReal ? own.refetch() : undefined]),
  };
}
