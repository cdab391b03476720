import { readOutCode } from '../../../kernel/strings/read-out-code.rules.ts';

/** Makes eight letters and digits from random bytes. */
export const invitationCode = (bytes: Uint8Array): string => readOutCode(bytes.subarray(0, 8));

interface Sums {
  depositedMinor: bigint;
  stakedMinor: bigint;
}

/** Whether both conditions hold; exact values are enough. */
export const isReached = (friend: Sums, asked: { depositAtLeastMinor: bigint; stakeAtLeastMinor: bigint }): boolean =>
  friend.depositedMinor >= asked.depositAtLeastMinor && friend.stakedMinor >= asked.stakeAtLeastMinor;

/** Whether a member can earn: open and no trial, and agents only if the operator allows it. */
export function mayEarn(
  { state, type }: { state: string; type: number },
  { trialType, agentTypes, agentsEarn }: { trialType: number; agentTypes: readonly number[]; agentsEarn: boolean },
): boolean {
  if (state !== 'open' || type === trialType) return false;
  return agentsEarn || !agentTypes.includes(type);
}

/** Why nothing is given for a friend. */
export type Withheld = 'address' | 'bank_account' | 'contact';

/** Returns what a friend shares with the inviter or another friend; anything shared suggests one person. */
export function withheldBy(shared: { address: boolean; bankAccount: boolean; contact: boolean }): Withheld | undefined {
  if (shared.bankAccount) return 'bank_account';
  if (shared.contact) return 'contact';
  return shared.address ? 'address' : undefined;
}

/** Whether an inviter with this many rewarded friends in the month gets one more reward. */
export const isWithinCap = (rewarded: number, atMost: number): boolean => rewarded < atMost;
