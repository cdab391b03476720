import { minorUnits } from '@portal/shared/contract/money/amounts';
import { vendorBalance } from '@portal/shared/contract/vendor-api/rounds';
import type { Gateway } from '../../gateway/platform-client.ts';
import type { Cooldowns } from './cooldowns.ts';

export type StakeRefusal = 'stake_refused_lately' | 'insufficient_balance' | 'unknown_player' | 'try_again';

interface Staker {
  playerId: string;
  launchId: string;
}

/**
 * Checks that a player can pay the stake (minor units) before giving a seat: a refused stake makes the match void for
 * the other player too.
 */
export function createStakeCheck({ gateway, cooldowns }: { gateway: Gateway; cooldowns: Cooldowns }) {
  return async ({ playerId, launchId }: Staker, stakeMinor: number): Promise<StakeRefusal | undefined> => {
    if (cooldowns.isCoolingDown(playerId)) return 'stake_refused_lately';
    const reply = await gateway.call(vendorBalance, { playerId, launchId });
    if (reply.kind === 'unreachable') return 'try_again';
    if (reply.kind === 'refusal') return 'unknown_player';
    return minorUnits(reply.value.balance) < BigInt(stakeMinor) ? 'insufficient_balance' : undefined;
  };
}
export type StakeCheck = ReturnType<typeof createStakeCheck>;
