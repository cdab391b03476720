import { claimMission, type Mission } from '@portal/shared/contract/rewards/missions';
import { useKeyedCall } from '@portal/shared/remote/calls/use-keyed-call';
import { useIntl } from '@portal/shared/remote/intl';
import { useClaimWithToast } from '@portal/shared/remote/rewards/use-claim-with-toast';
import { useState } from 'react';
import { useMissionWords } from './use-mission-words.ts';
import { useMissionRefresh } from './use-missions.ts';

/** Claims a mission once, says what came of it, and reads everything anew. */
export function useClaim({ missionId, periodKey }: Pick<Mission, 'missionId' | 'periodKey'>) {
  const intl = useIntl();
  const { rewardText } = useMissionWords();
  const send = useKeyedCall(claimMission);
  const [isJustClaimed, setIsJustClaimed] = useState(false);
  const claim = useClaimWithToast({
    send: async () => {
      const { reward } = await send({ missionId, periodKey });
      setIsJustClaimed(true);
      return reward;
    },
    done: (reward) => intl.formatMessage({ id: 'missions.claimed' }, { reward: rewardText(reward) }),
    failed: () => intl.formatMessage({ id: 'failed.text' }),
    refresh: useMissionRefresh(),
  });
  return { ...claim, isJustClaimed };
}
