import type { LeaderboardPlace } from '@portal/shared/contract/rewards/missions';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { Avatar } from '@portal/shared/ui/images/avatar';
import { PlaceName } from '../../../parts/places/place-name.tsx';
import { useFaceSeed } from '../../../parts/places/use-face-seed.ts';
import { useMissionWords } from '../use-mission-words.ts';
import styles from './podium.module.css';
import type { ScoreText } from './use-score-text.ts';

interface PodiumProps {
  /** The first three, or fewer. */
  places: readonly LeaderboardPlace[];
  scoreText: ScoreText;
}

/** The three best on a podium; screen readers get them in the order of places. */
export function Podium({ places, scoreText }: PodiumProps) {
  const intl = useIntl();
  const { rewardText } = useMissionWords();
  const seedOf = useFaceSeed();
  return (
    <ol className={styles.podium} aria-label={intl.formatMessage({ id: 'missions.board.podium' })}>
      {places.map(({ place, account, score, prize, isOwn }) => (
        <li key={place} className={styles.step} data-place={place} value={place}>
          <span className={styles.face}>
            <Avatar seed={seedOf({ account, isOwn })} size={place === 1 ? 72 : 56} />
          </span>
          <PlaceName
            account={account}
            isOwn={isOwn}
            you={<FormattedMessage id="missions.board.you" />}
            className={styles.account}
          />
          <span className={styles.score}>{scoreText(score)}</span>
          <span className={styles.block}>
            <span className={styles.number} translate="no">
              {place}
            </span>
            {prize ? <span className={styles.prize}>{rewardText(prize)}</span> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
