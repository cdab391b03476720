import { claimReward } from '@portal/shared/contract/rewards/reward-calls';
import { claimBirthdayGift } from '@portal/shared/contract/rewards/vip-calls';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { refusalOf } from '@portal/shared/remote/refusal-of';
import { useKeyedCall } from '@portal/shared/remote/use-keyed-call';
import { useOneAtATime } from '@portal/shared/ui/use-one-at-a-time';
import { useShownAmount } from '../../parts/shown-amount.ts';
import { useRankRefresh } from './use-rank.ts';

/** Claims the gift of a level by its reward or, without one, that of the birthday. */
export function useClaimGift(rewardId?: string) {
  const host = useHost();
  const intl = useIntl();
  const shown = useShownAmount();
  const sendReward = useKeyedCall(claimReward);
  const sendBirthday = useKeyedCall(claimBirthdayGift);
  const refresh = useRankRefresh();
  const [claim, isBusy] = useOneAtATime(async () => {
    try {
      const { amount } = rewardId ? await sendReward({ id: rewardId }) : await sendBirthday({});
      host.toast(intl.formatMessage({ id: 'rank.gift.done' }, { amount: shown(amount) }), 'good');
    } catch (error) {
      host.toast(refusalOf(error)?.message ?? intl.formatMessage({ id: 'failed.text' }), 'bad');
    }
    refresh();
  });
  return { claim: () => void claim(), isBusy };
}
