import type { Match } from '@portal/shared/contract/games/matches';
import { useIntl } from '@portal/shared/remote/intl';
import { memo } from 'react';
import { AllMarkets } from './all-markets.tsx';
import styles from './live-match.module.css';
import { type OpenBook, Prices } from './prices.tsx';
import { Team } from './team.tsx';
import { useMatchTexts } from './use-match-texts.ts';

/** A match in play: clock, score, the prices of its result and the way to all markets. */
export const LiveMatch = memo(function LiveMatch({ match, openBook }: { match: Match; openBook: OpenBook }) {
  const intl = useIntl();
  const { sportOf, clockOf } = useMatchTexts();
  const { home, away, league, score } = match;
  return (
    <article
      className={styles.match}
      aria-label={intl.formatMessage({ id: 'matches.versus' }, { home: home.name, away: away.name })}
    >
      <header className={styles.head}>
        <span className={styles.league}>
          {sportOf(match)} · {league.name}
        </span>
        <span className={styles.clock}>{clockOf(match) ?? intl.formatMessage({ id: 'matches.live.short' })}</span>
      </header>
      <Team team={home} score={score?.home} />
      <Team team={away} score={score?.away} />
      <Prices match={match} openBook={openBook} />
      <div className={styles.all}>
        <AllMarkets match={match} openBook={openBook} />
      </div>
    </article>
  );
});
