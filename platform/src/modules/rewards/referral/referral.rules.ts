/** No letters or digits that are taken for each other: it is read aloud and typed. */
const codeLetters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Eight letters and digits of random bytes. */
export const invitationCode = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, 8), (byte) => codeLetters[byte % codeLetters.length]).join('');

interface Sums {
  depositedMinor: bigint;
  stakedMinor: bigint;
}

/** Both conditions hold; what is exactly enough is enough. */
export const isReached = (friend: Sums, asked: { depositAtLeastMinor: bigint; stakeAtLeastMinor: bigint }): boolean =>
  friend.depositedMinor >= asked.depositAtLeastMinor && friend.stakedMinor >= asked.stakeAtLeastMinor;

/** Rounded down to the minor unit. */
export const shareOf = (betMinor: bigint, basisPoints: number): bigint => (betMinor * BigInt(basisPoints)) / 10_000n;

/** Who is given anything: open accounts that are no trial, and agents where the operator says so. */
export function mayEarn(
  { state, type }: { state: string; type: number },
  { trialType, agentTypes, agentsEarn }: { trialType: number; agentTypes: readonly number[]; agentsEarn: boolean },
): boolean {
  if (state !== 'open' || type === trialType) return false;
  return agentsEarn || !agentTypes.includes(type);
}
