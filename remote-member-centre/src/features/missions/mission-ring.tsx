import type { Mission } from '@portal/shared/contract/rewards/missions';
import { useIntl } from '@portal/shared/remote/intl';
import { cx } from '@portal/shared/ui/cx';
import { ProgressRing } from '../../parts/rewards/progress-ring.tsx';
import { MissionIcon } from './mission-icon.tsx';
import styles from './mission-ring.module.css';
import { useMissionWords } from './use-mission-words.ts';

/** How far a mission has come, around the picture of what it asks for. */
export function MissionRing({ mission }: { mission: Mission }) {
  const { goal, state, percent, name } = mission;
  const intl = useIntl();
  const { doneText } = useMissionWords();
  return (
    <ProgressRing
      percent={percent}
      label={intl.formatMessage({ id: 'missions.progress' }, { name })}
      text={doneText(mission)}
      box={60}
      radius={27}
      className={cx(styles.ring, state !== 'open' && styles.done)}
    >
      <span className={styles.picture}>
        <MissionIcon measure={goal.measure} isDone={state === 'claimed'} />
      </span>
    </ProgressRing>
  );
}
