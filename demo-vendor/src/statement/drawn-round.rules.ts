import { amountFromMinor } from '@portal/shared/contract/amounts';
import type { DrawnRound } from '@portal/shared/contract/vendor-api/statement';
import { isOver, type Round, stakedMinor } from '../rounds/round.ts';
import { outcomeText } from './find-drawn-round.ts';

/** Describes a round for a dispute, without its seed before its end. */
export function drawnOf(round: Round): DrawnRound {
  const { gameCode, state, winMinor, drawnAt, outcome, hand, seed, clientSpinId } = round;
  const drawn = outcome ?? hand?.state;
  return {
    game: gameCode,
    state,
    at: drawnAt,
    stake: amountFromMinor(BigInt(stakedMinor(round))),
    win: amountFromMinor(BigInt(winMinor)),
    ...(drawn !== undefined && isOver(round) && { outcome: outcomeText(drawn) }),
    ...(isOver(round) && { seed: `${seed.serverSeed}, number ${seed.no}, ${clientSpinId}` }),
  };
}
