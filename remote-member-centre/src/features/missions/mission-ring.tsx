import type { MissionGoal } from '@portal/shared/contract/rewards/mission-goal';
import type { Mission } from '@portal/shared/contract/rewards/missions';
import { useIntl } from '@portal/shared/remote/intl';
import { cx } from '@portal/shared/ui/cx';
import { GamesIcon, PlayIcon } from '@portal/shared/ui/icons/frame';
import { CalendarIcon, CoinsIcon, DepositIcon, TrophyIcon } from '@portal/shared/ui/icons/money';
import { CheckIcon } from '@portal/shared/ui/icons/status';
import type { ComponentType } from 'react';
import { ProgressRing } from '../../parts/rewards/progress-ring.tsx';
import styles from './mission-ring.module.css';
import { useMissionWords } from './use-mission-words.ts';

const icons: Readonly<Record<MissionGoal['measure'], ComponentType>> = {
  stake: CoinsIcon,
  rounds: PlayIcon,
  games: GamesIcon,
  wins: TrophyIcon,
  deposits: DepositIcon,
  days: CalendarIcon,
};

function MissionIcon({ measure, isDone }: { measure: MissionGoal['measure']; isDone: boolean }) {
  const Icon = isDone ? CheckIcon : icons[measure];
  return <Icon />;
}

/** Progress ring of a mission around the picture of its goal. */
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
