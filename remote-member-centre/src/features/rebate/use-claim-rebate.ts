import type { GameType } from '@portal/shared/contract/game-types';
import { claimRebate } from '@portal/shared/contract/rewards/rebates';
import { useIntl } from '@portal/shared/remote/intl';
import { useClaimWithToast } from '@portal/shared/remote/use-claim-with-toast';
import { useKeyedCall } from '@portal/shared/remote/use-keyed-call';
import { useShownAmount } from '@portal/shared/remote/use-shown-amount';
import { useRebateRefresh } from './use-rebates.ts';

/** Claims the rebate of a category, or of all; says what came of it, and reads everything anew. */
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
