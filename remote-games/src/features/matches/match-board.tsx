import { listMatches, type Match, type MatchType } from '@portal/shared/contract/games/matches';
import { Failed } from '@portal/shared/parts/failed';
import { useCallQuery, useHost, useReadable } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { Chip, FilterRow } from '@portal/shared/ui/lists/chip';
import { Rail } from '@portal/shared/ui/navigation/rail';
import { useDeferredValue } from 'react';
import { LiveMatch } from './live-match.tsx';
import { addressOfLeague, leagueOfAddress } from './match-address.rules.ts';
import styles from './match-board.module.css';
import { leaguesOf, listsOf, matchKey } from './match-lists.rules.ts';
import { NextMatches } from './next-matches.tsx';
import type { OpenBook } from './prices.tsx';
import { useSelectionLaunch } from './use-selection-launch.ts';

/** Prices of the board are a few seconds old at most. */
const everyMs = 4000;

/** What is on: live matches, the next kick-offs and their leagues; a price opens its book with the slip filled, a match with all its markets. */
export function MatchBoard({ gameType }: { gameType: MatchType }) {
  const openBook = useSelectionLaunch();
  const query = useCallQuery(listMatches, { gameType }, { everyMs, keepPrevious: true });
  const { dataUpdatedAt, isError } = query;
  // Rendered in pieces every few seconds, so that a press meanwhile is answered at once.
  const data = useDeferredValue(query.data);
  if (!data) return isError ? <Failed titleId="matches.failed" query={query} /> : <BoardSkeleton />;
  if (data.matches.length === 0) return <NoMatches />;
  // Prices that could not be read again are not on offer.
  const matches = isError ? data.matches.map((match) => ({ ...match, betting: 'suspended' as const })) : data.matches;
  return <Board matches={matches} now={dataUpdatedAt} openBook={openBook} />;
}

function Board({ matches, now, openBook }: { matches: readonly Match[]; now: number; openBook: OpenBook }) {
  const intl = useIntl();
  const { search } = useReadable(useHost().location);
  const leagueId = leagueOfAddress(search);
  const { live, next } = listsOf(matches, leagueId);
  return (
    <div className={styles.board}>
      <LeagueFilter matches={matches} chosen={leagueId} />
      {live.length > 0 && (
        <Rail
          tile="wide"
          icon={<span className={styles.dot} />}
          title={<FormattedMessage id="matches.live" />}
          count={live.length}
          labels={{
            previous: intl.formatMessage({ id: 'matches.previous' }),
            next: intl.formatMessage({ id: 'matches.following' }),
          }}
        >
          {live.map((match) => (
            <LiveMatch key={matchKey(match)} match={match} openBook={openBook} />
          ))}
        </Rail>
      )}
      {next.length > 0 && <NextMatches matches={next} now={now} openBook={openBook} />}
    </div>
  );
}

/** Leagues with most live matches first; the chosen one stands in the address. */
function LeagueFilter({ matches, chosen }: { matches: readonly Match[]; chosen: string | undefined }) {
  const host = useHost();
  const intl = useIntl();
  const leagues = leaguesOf(matches, intl.locale);
  const isKnown = leagues.some(({ leagueId }) => leagueId === chosen);
  const choose = (leagueId?: string) => host.navigate(addressOfLeague(host.location.get(), leagueId));
  return (
    <FilterRow label={intl.formatMessage({ id: 'matches.leagues' })}>
      <Chip isChosen={!isKnown} count={matches.length} onClick={() => choose()}>
        <FormattedMessage id="matches.leagues.all" />
      </Chip>
      {leagues.map(({ leagueId, name, matches: count }) => (
        <Chip key={leagueId} isChosen={leagueId === chosen} count={count} onClick={() => choose(leagueId)}>
          {name}
        </Chip>
      ))}
    </FilterRow>
  );
}

function NoMatches() {
  const intl = useIntl();
  return (
    <EmptyState className={styles.empty} title={intl.formatMessage({ id: 'matches.empty.title' })}>
      {intl.formatMessage({ id: 'matches.empty.text' })}
    </EmptyState>
  );
}

const cards = [1, 2, 3];
const rows = [1, 2, 3, 4, 5];

function BoardSkeleton() {
  const intl = useIntl();
  return (
    <div className={styles.board} aria-busy="true">
      <p className="visually-hidden" role="status">
        {intl.formatMessage({ id: 'matches.loading' })}
      </p>
      <Skeleton shape="block" width="100%" height={36} />
      <div className={styles.waitingCards}>
        {cards.map((card) => (
          <Skeleton key={card} shape="block" height={186} />
        ))}
      </div>
      {rows.map((row) => (
        <Skeleton key={row} shape="block" width="100%" height={72} />
      ))}
    </div>
  );
}
