import {
  getHumanChallenge,
  type humanPurposes,
  verificationRefusal,
} from '@portal/shared/contract/verification/human-challenge';
import type { HostCall } from '@portal/shared/remote/host';
import * as v from 'valibot';

type HumanPurpose = (typeof humanPurposes)[number];

/** Solves the challenge of a refusal, or else one that it fetches for the purpose; the solver loads on first use. */
export async function solveHumanChallenge(
  call: HostCall,
  purpose: HumanPurpose,
  signal: AbortSignal,
  refusal?: unknown,
): Promise<string | undefined> {
  const refused = v.safeParse(verificationRefusal, refusal);
  const [{ challenge }, { solve }] = await Promise.all([
    refused.success ? refused.output : call(getHumanChallenge, { purpose }, { signal }),
    import('./solver.ts'),
  ]);
  return solve(challenge, signal);
}
