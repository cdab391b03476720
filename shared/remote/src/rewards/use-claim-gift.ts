import { claimReward } from '@portal/shared/contract/rewards/rewards';
import { claimBirthdayGift } from '@portal/shared/contract/rewards/vip';
import { useKeyedCall } from '../calls/use-keyed-call.ts';
import { useClaimWithToast } from './use-claim-with-toast.ts';

interface GiftToClaim {
  /** Reward of a level's gift; the birthday gift is claimed without one. */
  rewardId?: string;
  /** Toast text for the claimed amount ("12.50"). */
  done: (amount: string) => string;
  failed: () => string;
  refresh: () => unknown;
}

/** Claims the gift of a level by its reward or, without one, that of the birthday. */
export function useClaimGift({ rewardId, done, ...rest }: GiftToClaim) {
  const ofLevel = useKeyedCall(claimReward);
  const ofBirthday = useKeyedCall(claimBirthdayGift);
  const send = async () => (rewardId ? (await ofLevel({ id: rewardId })).amount : (await ofBirthday({})).amount);
  return useClaimWithToast({ ...rest, send, done });
}
