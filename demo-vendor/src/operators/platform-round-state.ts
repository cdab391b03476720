import { vendorRound } from '@portal/shared/contract/vendor-api/rounds';
import type { Gateway } from '../gateway/platform-client.ts';

export type PlatformRoundState = 'unknown' | 'open' | 'settled' | 'rolled_back';

/** Returns the state of a round at the platform; undefined if there was no answer. */
export async function readPlatformRoundState(
  gateway: Gateway,
  roundId: string,
): Promise<PlatformRoundState | undefined> {
  const reply = await gateway.call(vendorRound, { roundId });
  return reply.kind === 'answer' ? reply.value.state : undefined;
}
