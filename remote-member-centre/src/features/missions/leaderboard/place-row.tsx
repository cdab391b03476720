import type { LeaderboardPlace } from '@portal/shared/contract/rewards/leaderboard-calls';
import { FormattedMessage } from '@portal/shared/remote/intl';
import { Avatar } from '@portal/shared/ui/avatar';
import { useMissionWords } from '../use-mission-words.ts';
import styles from './leaderboard.module.css';
import type { ScoreText } from './use-score-text.ts';

interface PlaceRowProps {
  place: LeaderboardPlace;
  scoreText: ScoreText;
}

/** One place: who, how much, and what it brings. */
export function PlaceRow({ place: { place, account, score, prize, isOwn }, scoreText }: PlaceRowProps) {
  const { rewardText } = useMissionWords();
  return (
    <div className={styles.place} data-own={isOwn || undefined}>
      <span className={styles.number}>{place}</span>
      <Avatar seed={account} size={36} />
      <span className={styles.who}>
        <span className={styles.account}>{account}</span>
        {isOwn ? (
          <span className={styles.you}>
            <FormattedMessage id="missions.board.you" />
          </span>
        ) : null}
      </span>
      <span className={styles.figures}>
        <span className={styles.score}>{scoreText(score)}</span>
        {prize ? <span className={styles.prize}>{rewardText(prize)}</span> : null}
      </span>
    </div>
  );
}
