import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import { gamesPerPage, hotPlatform } from '@portal/shared/contract/constants';
import { listHotGames, searchGames } from '@portal/shared/contract/games/catalogue';
import { loadSearchTexts } from '@portal/shared/i18n/load-search';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { useLocation } from '@portal/shared/remote/router';
import { Button } from '@portal/shared/ui/button';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { GameTileSkeleton } from '@portal/shared/ui/games/game-tile';
import { VendorMark } from '@portal/shared/ui/games/vendor-mark';
import { Chip, FilterRow } from '@portal/shared/ui/lists/chip';
import { Pagination } from '@portal/shared/ui/lists/pagination';
import { lobbyOfVendor } from '../../frame/navigation/navigation.rules.ts';
import { AreaTexts } from '../../frame/page-parts/area-texts.tsx';
import { GameRailTile } from '../../frame/page-parts/game-rail-tile.tsx';
import page from '../../frame/page-parts/page.module.css';
import { QueryView } from '../../frame/page-parts/query-view.tsx';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';
import { SearchForm } from './search-form.tsx';
import styles from './search-page.module.css';
import { addressOf, type SearchQuery, searchQueryOf } from './search-query.rules.ts';

type Found = CallOutput<typeof searchGames>;

/** /search?gameName=: every match of all categories, and vendors with that name. */
export function SearchPage() {
  return (
    <AreaTexts area={loadSearchTexts} fallback={<Skeleton shape="block" height={520} />}>
      <Results />
    </AreaTexts>
  );
}

function Results() {
  const t = useText();
  const asked = searchQueryOf(useLocation().search);
  const { gameName } = asked;
  return (
    <div className={page.page}>
      <header className={page.head}>
        <h1>{gameName ? t('search.results_of', { text: gameName }) : t('search.start')}</h1>
        {!gameName && <p>{t('search.start_text')}</p>}
      </header>
      <div className={styles.field}>
        <SearchForm key={gameName} text={gameName} />
      </div>
      {gameName ? <Matches asked={asked} /> : <Popular />}
    </div>
  );
}

function Matches({ asked }: { asked: SearchQuery }) {
  const query = useCallQuery(searchGames, { ...asked, pageSize: gamesPerPage * 2 }, { keepPrevious: true });
  return (
    <QueryView query={query} skeleton={<GridSkeleton />}>
      {(found) => <FoundGames found={found} asked={asked} />}
    </QueryView>
  );
}

function FoundGames({ found, asked }: { found: Found; asked: SearchQuery }) {
  const t = useText();
  const { host } = usePortal();
  const { gameName } = asked;
  const all = found.categories.reduce((sum, category) => sum + category.games, 0);
  const go = (change: Partial<SearchQuery>) => host.navigate(addressOf({ ...asked, pageNo: 1, ...change }));
  if (found.games.length + found.vendors.length === 0 && asked.pageNo === 1 && !asked.gameType)
    return (
      <>
        <EmptyState
          title={t('search.none', { text: gameName })}
          action={<Button onClick={() => host.navigate('/rng')}>{t('search.all_games')}</Button>}
        >
          {t('search.none_text')}
        </EmptyState>
        <Popular />
      </>
    );
  return (
    <>
      <p role="status" className={styles.count}>
        {found.isSimilar
          ? t('search.none_similar', { text: gameName })
          : t('search.count', { count: found.totalGames })}
      </p>
      {found.vendors.length > 0 && (
        <FilterRow label={t('search.vendors')} className={styles.row}>
          {found.vendors.map((vendor) => (
            <Chip
              key={`${vendor.vassalage} ${vendor.gameType}`}
              icon={<VendorMark {...vendor} size={24} />}
              count={t(`category.${vendor.gameType}`)}
              onClick={() => host.navigate(lobbyOfVendor(vendor))}
            >
              {vendor.name}
            </Chip>
          ))}
        </FilterRow>
      )}
      {found.categories.length > 1 && (
        <FilterRow label={t('search.categories')} className={styles.row}>
          <Chip isChosen={!asked.gameType} count={all} onClick={() => go({ gameType: undefined })}>
            {t('common.all')}
          </Chip>
          {found.categories.map(({ gameType, games }) => (
            <Chip key={gameType} isChosen={asked.gameType === gameType} count={games} onClick={() => go({ gameType })}>
              {t(`category.${gameType}`)}
            </Chip>
          ))}
        </FilterRow>
      )}
      <section className={styles.grid} aria-label={t('search.games')}>
        {found.games.map((game) => (
          <GameRailTile key={game.nodeId} game={game} />
        ))}
      </section>
      <Pagination
        className={styles.pages}
        pageNo={asked.pageNo}
        totalPages={found.totalPages}
        onChange={(pageNo) => {
          go({ pageNo });
          window.scrollTo({ top: 0 });
        }}
        labels={{ pages: t('common.pages'), previous: t('common.previous'), next: t('common.next') }}
      />
    </>
  );
}

/** Shown when nothing was searched or found, with links onwards. */
function Popular() {
  const t = useText();
  const { data } = useCallQuery(listHotGames, { isPlatform: String(hotPlatform), platform: 'html5-desktop' });
  if (!data?.games.length) return null;
  return (
    <section aria-label={t('search.popular')}>
      <h2>{t('search.popular')}</h2>
      <div className={styles.grid}>
        {data.games.slice(0, gamesPerPage).map((game) => (
          <GameRailTile key={game.nodeId} game={game} />
        ))}
      </div>
    </section>
  );
}

function GridSkeleton() {
  return (
    <div className={styles.grid}>
      {Array.from({ length: gamesPerPage }, (_, place) => (
        <GameTileSkeleton key={String(place)} category="slots" />
      ))}
    </div>
  );
}
