import type { Tournament } from '@portal/shared/contract/rewards/tournaments';
import { useTournamentWords } from '../../frame/tournaments/use-tournament-words.ts';
import { useText } from '../../host/use-text.ts';
import styles from './tournaments.module.css';

/** The prize of each range of places, and what has to be bet for it. */
export function PrizeTable({ tournament: { prizes } }: { tournament: Pick<Tournament, 'prizes'> }) {
  const t = useText();
  const { prizeText } = useTournamentWords();
  return (
    <section aria-labelledby="tournament-prizes" className={styles.panel}>
      <h2 id="tournament-prizes">{t('tournaments.prizes')}</h2>
      <table className={styles.prizes} aria-labelledby="tournament-prizes">
        <thead>
          <tr>
            <th scope="col">{t('tournaments.place')}</th>
            <th scope="col">{t('tournaments.prize')}</th>
            <th scope="col">{t('tournaments.turnover')}</th>
          </tr>
        </thead>
        <tbody>
          {prizes.map(({ first, last, amount, points, turnoverPercent }) => (
            <tr key={first}>
              <th scope="row" translate="no">
                {first === last ? first : t('tournaments.places', { first, last })}
              </th>
              <td>{prizeText({ amount, points })}</td>
              <td>
                {amount === '0.00' || turnoverPercent === 0
                  ? t('tournaments.turnover_none')
                  : t('tournaments.turnover_times', { times: turnoverPercent / 100 })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
