import type { LeaderboardPlace } from '@portal/shared/contract/rewards/missions';
import { FormattedMessage } from '@portal/shared/remote/intl';
import { PlaceRow } from '../../../parts/places/place-row.tsx';
import { useMissionWords } from '../use-mission-words.ts';
import styles from './leaderboard.module.css';
import type { ScoreText } from './use-score-text.ts';

interface LeaderRowProps {
  place: LeaderboardPlace;
  scoreText: ScoreText;
}

/** One place: member, score, and prize. */
export function LeaderRow({ place: { score, prize, ...place }, scoreText }: LeaderRowProps) {
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
