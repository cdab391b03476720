import { getHumanChallenge, type humanPurposes } from '@portal/shared/contract/verification/human-challenge';
import type { HostCall } from '@portal/shared/remote/host';
import type { Challenge } from 'altcha-lib/types';

export type HumanPurpose = (typeof humanPurposes)[number];

/** Fetches a challenge for the purpose and solves it; the solver comes with its first use. */
export async function solveHumanChallenge(
  call: HostCall,
  purpose: HumanPurpose,
  signal: AbortSignal,
): Promise<string | undefined> {
  const [{ challenge }, { solve }] = await Promise.all([
    call(getHumanChallenge, { purpose }, { signal }),
    import('./solver.ts'),
  ]);
  // The contract hands the fields of the protocol through without naming them.
  return solve(challenge as unknown as Challenge, signal);
}
