import type { LeaderboardPlace } from '@portal/shared/contract/rewards/missions';
import type { Tournament, TournamentBoard } from '@portal/shared/contract/rewards/tournaments';
import { useAtomValue } from '@portal/shared/remote/state';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { Avatar } from '@portal/shared/ui/images/avatar';
import { useTournamentWords } from '../../frame/tournaments/use-tournament-words.ts';
import { isLoggedInAtom, memberAtom } from '../../host/atoms.ts';
import { useText } from '../../host/use-text.ts';
import styles from './tournaments.module.css';
import { isLive, noPlaceTextOf } from './tournaments.rules.ts';

/** The best, and the member's own place below them, whatever it is. */
export function Places({ board: { tournament, list } }: { board: TournamentBoard }) {
  const t = useText();
  const isLoggedIn = useAtomValue(isLoggedInAtom);
  const { own, state } = tournament;
  const isOpen = isLive(tournament) || state === 'coming';
  return (
    <section aria-labelledby="tournament-places" className={styles.panel}>
      <h2 id="tournament-places">{t(isOpen ? 'tournaments.board' : 'tournaments.board.final')}</h2>
      {list.length === 0 ? (
        <EmptyState drawing="lantern" title={t(isOpen ? 'tournaments.board.empty' : 'tournaments.board.empty_then')}>
          {isOpen && t('tournaments.board.empty_text')}
        </EmptyState>
      ) : (
        <ol className={styles.places}>
          {list.map((place) => (
            <li key={place.place} value={place.place}>
              <PlaceRow place={place} tournament={tournament} />
            </li>
          ))}
        </ol>
      )}
      {state !== 'cancelled' && (
        <section className={styles.own} aria-label={t('tournaments.own')}>
          {own ? (
            <PlaceRow place={own} tournament={tournament} />
          ) : (
            <p className={styles.ownNone}>{t(noPlaceTextOf(tournament, isLoggedIn))}</p>
          )}
        </section>
      )}
    </section>
  );
}

function PlaceRow({
  place: { place, account, score, prize, isOwn },
  tournament,
}: {
  place: LeaderboardPlace;
  tournament: Tournament;
}) {
  const t = useText();
  const words = useTournamentWords();
  const chosen = useAtomValue(memberAtom)?.avatar;
  return (
    <div className={styles.place} data-own={isOwn || undefined} data-first={place <= 3 || undefined}>
      <span className={styles.number} translate="no">
        {place}
      </span>
      <Avatar seed={(isOwn && chosen) || account} size={36} />
      <span className={styles.who}>
        <span className={styles.account} translate="no">
          {account}
        </span>
        {isOwn && <span className={styles.you}>{t('tournaments.you')}</span>}
      </span>
      <span className={styles.figures}>
        <span className={styles.score}>{words.scoreText(tournament, score)}</span>
        {prize && <span className={styles.placePrize}>{words.prizeText(prize)}</span>}
      </span>
    </div>
  );
}
