import { loadTournamentsTexts } from '@portal/shared/i18n/load-tournaments';
import { Link } from '@portal/shared/remote/router';
import { buttonClass } from '@portal/shared/ui/button';
import { TrophyIcon } from '@portal/shared/ui/icons/frame';
import { AreaTexts } from '../../frame/page-parts/area-texts.tsx';
import { TournamentCountdown } from '../../frame/tournaments/tournament-countdown.tsx';
import { useTournamentWords } from '../../frame/tournaments/use-tournament-words.ts';
import { tournamentPath, useTournaments, useTournamentUpdates } from '../../frame/tournaments/use-tournaments.ts';
import { useText } from '../../host/use-text.ts';
import styles from './tournament-strip.module.css';

/** The running tournament that ends first; nothing while none is running. */
export function TournamentStrip() {
  return (
    <AreaTexts area={loadTournamentsTexts}>
      <Running />
    </AreaTexts>
  );
}

function Running() {
  const t = useText();
  const words = useTournamentWords();
  const { data } = useTournaments();
  useTournamentUpdates();
  const tournament = data?.tournaments.find(({ state }) => state === 'running');
  if (!data || !tournament) return null;
  const { name, own } = tournament;
  return (
    <section className={styles.strip} aria-labelledby="tournament-strip">
      <TrophyIcon size={40} className={styles.mark} />
      <div className={styles.words}>
        <h2 id="tournament-strip">{name}</h2>
        <p>{words.ruleText(tournament)}</p>
        <p className={styles.facts}>
          <span>{t('tournaments.budget', { prize: words.prizeText(tournament.budget) })}</span>
          <TournamentCountdown tournament={tournament} serverTime={data.serverTime} />
          {own && <span>{t('tournaments.own_place', { place: own.place })}</span>}
        </p>
      </div>
      <Link to={tournamentPath(tournament)} className={buttonClass({ variant: 'secondary' })}>
        {t('tournaments.open')}
      </Link>
    </section>
  );
}
