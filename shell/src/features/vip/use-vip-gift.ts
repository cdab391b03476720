import { useHost } from '@portal/shared/remote/host-context';
import { useClaimGift } from '@portal/shared/remote/rewards/use-claim-gift';
import { amountText } from '@portal/shared/ui/amounts/amount-text';
import { useText } from '../../host/use-text.ts';
import { useVipRefresh } from './use-vip-updates.ts';

/** Claims a level's gift by its reward or, without one, the birthday's; shows the outcome. */
export function useVipGift(rewardId?: string) {
  const { currencySymbol } = useHost().site;
  const t = useText();
  return useClaimGift({
    rewardId,
    done: (amount) => t('vip.gift_done', { amount: amountText(currencySymbol, amount) }),
    failed: () => t('vip.gift_failed'),
    refresh: useVipRefresh(),
  });
}
