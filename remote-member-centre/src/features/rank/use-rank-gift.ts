import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { useIntl } from '@portal/shared/remote/intl';
import { useClaimGift } from '@portal/shared/remote/rewards/use-claim-gift';
import { useRankRefresh } from './use-rank.ts';

/** Claims the gift of a level by its reward or, without one, that of the birthday; says what came of it. */
export function useRankGift(rewardId?: string) {
  const intl = useIntl();
  const shown = useShownAmount();
  return useClaimGift({
    rewardId,
    done: (amount) => intl.formatMessage({ id: 'rank.gift.done' }, { amount: shown(amount) }),
    failed: () => intl.formatMessage({ id: 'failed.text' }),
    refresh: useRankRefresh(),
  });
}
