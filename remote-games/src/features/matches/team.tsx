import type { Match } from '@portal/shared/contract/games/matches';
import type { CSSProperties } from 'react';
import styles from './team.module.css';

/** A side with the colour of its shirt, and its score while live. */
export function Team({ team, score }: { team: Match['home']; score?: number | undefined }) {
  return (
    <p className={styles.team}>
      <span className={styles.shirt} style={{ '--shirt': team.colour } as CSSProperties} aria-hidden="true" />
      <span className={styles.name}>{team.name}</span>
      {score === undefined ? null : (
        <b className={styles.score} translate="no">
          {score}
        </b>
      )}
    </p>
  );
}
