import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import type { getMissionLeaderboard, LeaderboardPlace } from '@portal/shared/contract/rewards/missions';
import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { OwnPlace } from '../../../parts/places/own-place.tsx';
import { PlaceList } from '../../../parts/places/place-list.tsx';
import { PlaceRow } from '../../../parts/places/place-row.tsx';
import { TimeLeft } from '../../../parts/time/time-left.tsx';
import { useMissionWords } from '../use-mission-words.ts';
import styles from './leaderboard.module.css';
import { Podium } from './podium.tsx';
import { type ScoreText, useScoreText } from './use-score-text.ts';

type Board = CallOutput<typeof getMissionLeaderboard>;

/** Podium of the first three, then the others; the own place is always visible. */
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
        <PlaceList
          places={list.slice(3)}
          start={4}
          aria-label={intl.formatMessage({ id: 'missions.board.places' })}
          row={(place) => <LeaderRow place={place} scoreText={scoreText} />}
        />
      ) : null}
      <OwnPlace
        label={intl.formatMessage({ id: 'missions.board.own' })}
        className={styles.own}
        none={<FormattedMessage id={state === 'running' ? 'missions.board.none' : 'missions.board.noneThen'} />}
      >
        {own && <LeaderRow place={own} scoreText={scoreText} />}
      </OwnPlace>
    </>
  );
}

interface LeaderRowProps {
  place: LeaderboardPlace;
  scoreText: ScoreText;
}

/** One place: member, score, and prize. */
function LeaderRow({ place: { score, prize, ...place }, scoreText }: LeaderRowProps) {
  const { rewardText } = useMissionWords();
  return (
    <PlaceRow {...place} you={<FormattedMessage id="missions.board.you" />} className={styles.place}>
      <span className={styles.figures}>
        <span className={styles.score}>{scoreText(score)}</span>
        {prize ? <span className={styles.prize}>{rewardText(prize)}</span> : null}
      </span>
    </PlaceRow>
  );
}
