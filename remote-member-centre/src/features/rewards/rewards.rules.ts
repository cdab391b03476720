import type { Reward } from '@portal/shared/contract/rewards/rewards';
import { minorUnits } from '@portal/shared/ui/amounts/amount.rules';

export const rewardTabs = ['claimable', 'claimed', 'over'] as const;
export type RewardTab = (typeof rewardTabs)[number];

type Given = Pick<Reward, 'amount' | 'points' | 'turnover'>;

/** Of a wire amount made of whole minor units: "12.50". */
function wireAmount(units: bigint): string {
  const digits = units.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Sums of amounts and required bets of several rewards. */
export function sumOf(rewards: readonly Given[]): Given {
  const sum = (name: 'amount' | 'turnover') =>
    wireAmount(rewards.reduce((all, reward) => all + minorUnits(reward[name]), 0n));
  return {
    amount: sum('amount'),
    turnover: sum('turnover'),
    points: rewards.reduce((all, { points }) => all + points, 0),
  };
}

export const hasWagering = ({ turnover }: Pick<Reward, 'turnover'>): boolean => turnover !== '0.00';

/** How many times its amount has to be bet, to two digits: 5 for 500 percent. */
export function timesToBet({ amount, turnover }: Pick<Reward, 'amount' | 'turnover'>): number {
  const units = minorUnits(amount);
  return units === 0n ? 0 : Number((minorUnits(turnover) * 100n) / units) / 100;
}

/** Sorts by end, those without an end last; otherwise the order stays. */
export function bySoonest(rewards: readonly Reward[]): Reward[] {
  const endOf = ({ expiresAt }: Reward) => (expiresAt ? Date.parse(expiresAt) : Number.POSITIVE_INFINITY);
  return [...rewards].sort((one, other) => (endOf(one) < endOf(other) ? -1 : endOf(one) > endOf(other) ? 1 : 0));
}
