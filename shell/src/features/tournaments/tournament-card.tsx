import type { Tournament } from '@portal/shared/contract/rewards/tournaments';
import { Link } from '@portal/shared/remote/router';
import { cx } from '@portal/shared/ui/cx';
import { Badge } from '@portal/shared/ui/feedback/badge';
import { PromotionArt } from '@portal/shared/ui/rewards/promotion-art';
import offer from '../../frame/page-parts/offer-card.module.css';
import { TournamentCountdown } from '../../frame/tournaments/tournament-countdown.tsx';
import { useTournamentWords } from '../../frame/tournaments/use-tournament-words.ts';
import { tournamentPath } from '../../frame/tournaments/use-tournaments.ts';
import { useText } from '../../host/use-text.ts';
import styles from './tournaments.module.css';
import { stateTone } from './tournaments.rules.ts';

/** A tournament in the list; the whole card links to its board. */
export function TournamentCard({ tournament, serverTime }: { tournament: Tournament; serverTime: string }) {
  const t = useText();
  const words = useTournamentWords();
  const { name, state, players, own, isJoined } = tournament;
  return (
    <article className={cx(offer.card, styles.card)} data-state={state}>
      <div className={cx(offer.picture, styles.picture)}>
        <PromotionArt words={sceneOf(tournament)} className={offer.art} />
      </div>
      <div className={styles.body}>
        <div className={styles.top}>
          <Badge tone={stateTone[state]}>{t(`tournaments.state.${state}`)}</Badge>
          <TournamentCountdown tournament={tournament} serverTime={serverTime} />
        </div>
        <h3 className={styles.name}>
          <Link to={tournamentPath(tournament)} className={offer.cover}>
            {name}
          </Link>
        </h3>
        <p className={styles.rule}>{words.ruleText(tournament)}</p>
        <p className={styles.budget}>{t('tournaments.budget', { prize: words.prizeText(tournament.budget) })}</p>
        <p className={styles.facts}>
          <span>{t('tournaments.players', { count: players })}</span>
          {own ? (
            <strong>{t('tournaments.own_place', { place: own.place })}</strong>
          ) : (
            isJoined && <strong>{t('tournaments.joined')}</strong>
          )}
        </p>
      </div>
    </article>
  );
}

/** Words that choose its scene: of the games that count, else a trophy. */
const sceneOf = ({ id, scope }: Tournament) => `${scope.of.map((each) => each.id).join(' ')} ${id} task`;
