import { readOutCode } from '../../../kernel/read-out-code.rules.ts';

/** Eight letters and digits of random bytes. */
export const invitationCode = (bytes: Uint8Array): string => readOutCode(bytes.subarray(0, 8));

interface Sums {
  depositedMinor: bigint;
  stakedMinor: bigint;
}

/** Both conditions hold; what is exactly enough is enough. */
export const isReached = (friend: Sums, asked: { depositAtLeastMinor: bigint; stakeAtLeastMinor: bigint }): boolean =>
  friend.depositedMinor >= asked.depositAtLeastMinor && friend.stakedMinor >= asked.stakeAtLeastMinor;

/** Who is given anything: open accounts that are no trial, and agents where the operator says so. */
export function mayEarn(
  { state, type }: { state: string; type: number },
  { trialType, agentTypes, agentsEarn }: { trialType: number; agentTypes: readonly number[]; agentsEarn: boolean },
): boolean {
  if (state !== 'open' || type === trialType) return false;
  return agentsEarn || !agentTypes.includes(type);
}

/** Why nothing is given for a friend. */
export type Withheld = 'address' | 'bank_account' | 'contact';

/** What a friend has in common with the inviter or another friend; any of it makes them look like one person. */
export function withheldBy(shared: { address: boolean; bankAccount: boolean; contact: boolean }): Withheld | undefined {
  if (shared.bankAccount) return 'bank_account';
  if (shared.contact) return 'contact';
  return shared.address ? 'address' : undefined;
}

/** Whether an inviter who was rewarded for so many friends of this month is rewarded for one more. */
export const isWithinCap = (rewarded: number, atMost: number): boolean => rewarded < atMost;
