import { claimReward } from '@portal/shared/contract/rewards/reward-calls';
import { claimBirthdayGift } from '@portal/shared/contract/rewards/vip-calls';
import { useHost } from '@portal/shared/remote/host-context';
import { refusalOf } from '@portal/shared/remote/refusal-of';
import { useKeyedCall } from '@portal/shared/remote/use-keyed-call';
import { useOneAtATime } from '@portal/shared/ui/use-one-at-a-time';
import { useText } from '../../host/use-text.ts';
import { useVipRefresh } from './use-vip-news.ts';

/** Claims the gift of a level by its reward or, without one, that of the birthday; once, whatever is pressed. */
export function useClaimGift(rewardId?: string) {
  const host = useHost();
  const t = useText();
  const claimOfLevel = useKeyedCall(claimReward);
  const claimOfBirthday = useKeyedCall(claimBirthdayGift);
  const refresh = useVipRefresh();
  const [claim, isBusy] = useOneAtATime(async () => {
    const paid = rewardId ? claimOfLevel({ id: rewardId }) : claimOfBirthday({});
    await paid.then(
      ({ amount }) => host.toast(t('vip.gift_done', { amount: `${host.site.currencySymbol}${amount}` }), 'good'),
      (error: unknown) => host.toast(refusalOf(error)?.message ?? t('vip.gift_failed'), 'bad'),
    );
    refresh();
  });
  return { claim: () => void claim(), isBusy };
}
