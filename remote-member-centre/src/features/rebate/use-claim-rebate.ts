import type { GameType } from '@portal/shared/contract/game-types';
import { claimRebate } from '@portal/shared/contract/rewards/rebates';
import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { useKeyedCall } from '@portal/shared/remote/calls/use-keyed-call';
import { useIntl } from '@portal/shared/remote/intl';
import { useClaimWithToast } from '@portal/shared/remote/rewards/use-claim-with-toast';
import { useRebateRefresh } from './use-rebates.ts';

/** Claims the rebate of one or all categories, reports the outcome, and reloads everything. */
export function useClaimRebate(gameType?: GameType) {
  const intl = useIntl();
  const shown = useShownAmount();
  const send = useKeyedCall(claimRebate);
  return useClaimWithToast({
    send: () => send(gameType ? { gameType } : {}),
    done: ({ amount }) => intl.formatMessage({ id: 'rebate.claimed' }, { amount: shown(amount) }),
    failed: () => intl.formatMessage({ id: 'failed.text' }),
    refresh: useRebateRefresh(),
  });
}
