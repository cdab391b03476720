import { claimMission, type Mission } from '@portal/shared/contract/rewards/mission-calls';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { refusalOf } from '@portal/shared/remote/refusal-of';
import { useKeyedCall } from '@portal/shared/remote/use-keyed-call';
import { useOneAtATime } from '@portal/shared/ui/use-one-at-a-time';
import { useState } from 'react';
import { useMissionWords } from './use-mission-words.ts';
import { useMissionRefresh } from './use-missions.ts';

/** Claims a mission once, says what came of it, and reads everything anew. */
export function useClaim({ missionId, periodKey }: Pick<Mission, 'missionId' | 'periodKey'>) {
  const host = useHost();
  const intl = useIntl();
  const { rewardText } = useMissionWords();
  const send = useKeyedCall(claimMission);
  const refresh = useMissionRefresh();
  const [isJustClaimed, setIsJustClaimed] = useState(false);
  const [claim, isBusy] = useOneAtATime(async () => {
    try {
      const { reward } = await send({ missionId, periodKey });
      setIsJustClaimed(true);
      host.toast(intl.formatMessage({ id: 'missions.claimed' }, { reward: rewardText(reward) }), 'good');
    } catch (error) {
      host.toast(refusalOf(error)?.message ?? intl.formatMessage({ id: 'failed.text' }), 'bad');
    }
    refresh();
  });
  return { claim, isBusy, isJustClaimed };
}
