import { getHumanChallenge, type humanPurposes } from '@portal/shared/contract/verification/human-challenge';
import type { HostCall } from '@portal/shared/remote/host';

type HumanPurpose = (typeof humanPurposes)[number];

/** Fetches a challenge for the purpose and solves it; the solver loads on first use. */
export async function solveHumanChallenge(
  call: HostCall,
  purpose: HumanPurpose,
  signal: AbortSignal,
): Promise<string | undefined> {
  const [{ challenge }, { solve }] = await Promise.all([
    call(getHumanChallenge, { purpose }, { signal }),
    import('./solver.ts'),
  ]);
  return solve(challenge, signal);
}
