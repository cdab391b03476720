import type { Match } from '@portal/shared/contract/games/matches';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { ClockIcon } from '@portal/shared/ui/icons/status';
import { memo, useState } from 'react';
import { AllMarkets } from './all-markets.tsx';
import { matchKey } from './match-lists.rules.ts';
import styles from './next-matches.module.css';
import { type OpenBook, Prices } from './prices.tsx';
import { Team } from './team.tsx';
import { useMatchTexts } from './use-match-texts.ts';

const shownFirst = 6;

interface NextMatchesProps {
  /** By start. */
  matches: readonly Match[];
  /** When they were read, in milliseconds. */
  now: number;
  openBook: OpenBook;
}

/** The next kick-offs by time, in the member's zone; the first ones until more are asked for. */
export function NextMatches({ matches, now, openBook }: NextMatchesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const hasMore = matches.length > shownFirst;
  const shown = isOpen ? matches : matches.slice(0, shownFirst);
  return (
    <section aria-labelledby="next-matches">
      <header className={styles.head}>
        <ClockIcon size={20} />
        <h2 id="next-matches">
          <FormattedMessage id="matches.next" />
        </h2>
      </header>
      <ul className={styles.list}>
        {shown.map((match) => (
          <NextMatch
            key={matchKey(match)}
            match={match}
            minutes={Math.ceil((Date.parse(match.startsAt) - now) / 60_000)}
            openBook={openBook}
          />
        ))}
      </ul>
      {hasMore && (
        <Button className={styles.more} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <FormattedMessage id={isOpen ? 'matches.less' : 'matches.more'} values={{ count: matches.length }} />
        </Button>
      )}
    </section>
  );
}

interface NextMatchProps {
  match: Match;
  /** Until the start. */
  minutes: number;
  openBook: OpenBook;
}

const NextMatch = memo(function NextMatch({ match, minutes, openBook }: NextMatchProps) {
  const intl = useIntl();
  const { sportOf } = useMatchTexts();
  const { home, away, league, startsAt } = match;
  return (
    <li className={styles.row}>
      <p className={styles.when}>
        <time dateTime={startsAt}>{intl.formatTime(startsAt, { hour: '2-digit', minute: '2-digit' })}</time>
        <span className={styles.soon}>
          {minutes < 60
            ? intl.formatMessage({ id: 'matches.in' }, { minutes: Math.max(0, minutes) })
            : intl.formatDate(startsAt, { day: 'numeric', month: 'short' })}
        </span>
      </p>
      <div className={styles.teams}>
        <p className={styles.league}>
          {sportOf(match)} · {league.name}
        </p>
        <Team team={home} />
        <Team team={away} />
      </div>
      <Prices match={match} openBook={openBook} />
      <div className={styles.all}>
        <AllMarkets match={match} openBook={openBook} />
      </div>
    </li>
  );
});
