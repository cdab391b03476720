import type { MissionGoal } from '@portal/shared/contract/rewards/mission-goal';
import { GamesIcon, PlayIcon } from '@portal/shared/ui/icons/frame';
import { CalendarIcon, CoinsIcon, DepositIcon, TrophyIcon } from '@portal/shared/ui/icons/money';
import { CheckIcon } from '@portal/shared/ui/icons/status';
import type { ComponentType } from 'react';

const icons: Readonly<Record<MissionGoal['measure'], ComponentType>> = {
  stake: CoinsIcon,
  rounds: PlayIcon,
  games: GamesIcon,
  wins: TrophyIcon,
  deposits: DepositIcon,
  days: CalendarIcon,
};

export function MissionIcon({ measure, isDone }: { measure: MissionGoal['measure']; isDone: boolean }) {
  const Icon = isDone ? CheckIcon : icons[measure];
  return <Icon />;
}
