import { claimReward, type Reward } from '@portal/shared/contract/rewards/rewards';
import { useFailureText } from '@portal/shared/remote/calls/use-failure-text';
import { useKeyedCall } from '@portal/shared/remote/calls/use-keyed-call';
import { useHost } from '@portal/shared/remote/host-context';
import { useOneAtATime } from '@portal/shared/ui/behaviour/use-one-at-a-time';
import { useState } from 'react';
import { hasWagering } from './rewards.rules.ts';
import { useRewardRefresh } from './use-rewards.ts';

export interface Receipt {
  claimed: readonly Reward[];
  /** Text of the refusal that ended it. */
  refusal?: string;
}

/**
 * Claims rewards one after the other, each with its own key; the first refusal ends it. Asks before if bets are
 * required.
 */
export function useClaims() {
  const host = useHost();
  const failureText = useFailureText();
  const send = useKeyedCall(claimReward);
  const refresh = useRewardRefresh();
  const [asked, setAsked] = useState<readonly Reward[]>();
  const [progress, setProgress] = useState<{ at: number; of: number; id: string }>();
  const [receipt, setReceipt] = useState<Receipt>();

  const [run] = useOneAtATime(async (rewards: readonly Reward[]) => {
    setAsked(undefined);
    const claimed: Reward[] = [];
    let refusal: string | undefined;
    for (const [index, { id }] of rewards.entries()) {
      setProgress({ at: index + 1, of: rewards.length, id });
      try {
        claimed.push(await send({ id }));
      } catch (error) {
        refusal = failureText(error);
        break;
      }
    }
    setProgress(undefined);
    refresh();
    if (claimed.length === 0) return host.toast(refusal ?? '', 'bad');
    setReceipt({ claimed, refusal });
    await host.refreshBalance();
  });

  return {
    asked,
    progress,
    receipt,
    /** Asks first if bets are required. */
    begin: (rewards: readonly Reward[]) => (rewards.some(hasWagering) ? setAsked(rewards) : void run(rewards)),
    confirm: () => void run(asked ?? []),
    cancel: () => setAsked(undefined),
    closeReceipt: () => setReceipt(undefined),
  };
}

export type Claims = ReturnType<typeof useClaims>;
