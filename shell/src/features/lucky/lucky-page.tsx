import { loadLuckyTexts } from '@portal/shared/i18n/load-lucky';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { AreaTexts } from '../../frame/page-parts/area-texts.tsx';
import page from '../../frame/page-parts/page.module.css';
import { QueryView } from '../../frame/page-parts/query-view.tsx';
import { useText } from '../../host/use-text.ts';
import { LuckyGames } from './lucky-games.tsx';
import { useChance } from './use-chance.ts';
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
      <QueryView query={query} skeleton={<Skeleton shape="block" height={520} />}>
        {(chance) => <LuckyGames chance={chance} />}
      </QueryView>
    </div>
  );
}
