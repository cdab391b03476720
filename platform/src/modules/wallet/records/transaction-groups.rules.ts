import type { TransactionGroup } from '@portal/shared/contract/wallet/transactions';

/** Prefixes of the kinds in a group; a kind belongs to the first group that matches. */
export const groupBeginnings: Readonly<Record<Exclude<TransactionGroup, 'other'>, readonly string[]>> = {
  play: ['bet', 'win', 'rollback', 'jackpot'],
  deposit: ['deposit', 'opening'],
  withdrawal: ['withdraw', 'hold', 'release'],
  transfer: ['transfer', 'upline'],
  reward: ['bonus', 'rebate', 'salary', 'dividend', 'reward', 'promotion', 'raffle', 'mission', 'redeem'],
  correction: ['adjust', 'correct'],
};

/** Returns the group of a movement kind; `other` when none matches. */
export function groupOf(kind: string): TransactionGroup {
  for (const [group, beginnings] of Object.entries(groupBeginnings)) {
    if (beginnings.some((beginning) => kind.startsWith(beginning))) return group as TransactionGroup;
  }
  return 'other';
}
