import type { CallOutput } from '@portal/shared/contract/define-call';
import type { getMissionLeaderboard } from '@portal/shared/contract/rewards/leaderboard-calls';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { useShownAmount } from '../../../parts/shown-amount.ts';
import { TimeLeft } from '../../../parts/time-left.tsx';
import styles from './leaderboard.module.css';
import { PlaceRow } from './place-row.tsx';
import { Podium } from './podium.tsx';
import { useScoreText } from './use-score-text.ts';

export type Board = CallOutput<typeof getMissionLeaderboard>;

/** The three best on the podium, the others in their order, the own place always in sight. */
export function Standings({ board }: { board: Board }) {
  const intl = useIntl();
  const shown = useShownAmount();
  const scoreText = useScoreText(board.measure);
  const { list, own, minStake, state } = board;
  const values = { players: board.players, amount: shown(minStake) };
  return (
    <>
      <p className={styles.about}>
        <FormattedMessage id={`missions.board.by.${board.measure}`} />{' '}
        {minStake === '0.00' ? null : <FormattedMessage id="missions.board.minStake" values={values} />}
        <span className={styles.state}>
          {state === 'running' ? (
            <FormattedMessage
              id="missions.board.endsIn"
              values={{ left: <TimeLeft until={board.endsAt} serverTime={board.serverTime} /> }}
            />
          ) : board.prizes.length > 0 ? (
            <FormattedMessage id={`missions.board.state.${state}`} />
          ) : null}
        </span>
      </p>
      <Podium places={list.slice(0, 3)} scoreText={scoreText} />
      {list.length > 3 ? (
        <ol className={styles.places} start={4} aria-label={intl.formatMessage({ id: 'missions.board.places' })}>
          {list.slice(3).map((place) => (
            <li key={place.place} value={place.place}>
              <PlaceRow place={place} scoreText={scoreText} />
            </li>
          ))}
        </ol>
      ) : null}
      <section className={styles.own} aria-label={intl.formatMessage({ id: 'missions.board.own' })}>
        {own ? (
          <PlaceRow place={own} scoreText={scoreText} />
        ) : (
          <p className={styles.none}>
            <FormattedMessage id={state === 'running' ? 'missions.board.none' : 'missions.board.noneThen'} />
          </p>
        )}
      </section>
    </>
  );
}
