import type { LotteryGame } from '../../lottery-game.ts';
import type { SlipLimits } from '../../lottery-shapes.ts';

export const slipLimits = { leastStake: '0.10', mostMultiple: 999, mostLines: 50, mostDraws: 20 } as const;

/** Returns the limits of a slip of a game. */
export function limitsOf({ game }: LotteryGame): SlipLimits {
  return { ...slipLimits, mostStake: game.maxBet, leastPrice: game.minBet, mostPrice: game.maxBet };
}
