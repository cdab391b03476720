import type { GameType } from '@portal/shared/contract/game-types';
import { claimRebate } from '@portal/shared/contract/rewards/rebate-calls';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { refusalOf } from '@portal/shared/remote/refusal-of';
import { useKeyedCall } from '@portal/shared/remote/use-keyed-call';
import { useOneAtATime } from '@portal/shared/ui/use-one-at-a-time';
import { useShownAmount } from '../../parts/shown-amount.ts';
import { useRebateRefresh } from './use-rebates.ts';

/** Claims the rebate of a category, or of all; says what came of it, and reads everything anew. */
export function useClaimRebate(gameType?: GameType) {
  const host = useHost();
  const intl = useIntl();
  const shown = useShownAmount();
  const send = useKeyedCall(claimRebate);
  const refresh = useRebateRefresh();
  const [claim, isBusy] = useOneAtATime(async () => {
    try {
      const { amount } = await send(gameType ? { gameType } : {});
      host.toast(intl.formatMessage({ id: 'rebate.claimed' }, { amount: shown(amount) }), 'good');
    } catch (error) {
      host.toast(refusalOf(error)?.message ?? intl.formatMessage({ id: 'failed.text' }), 'bad');
    }
    refresh();
  });
  return { claim: () => void claim(), isBusy };
}
