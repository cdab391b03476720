import type { DrawnRound } from '@portal/shared/contract/vendor-api/statement';
import { disclosure } from '../tickets/disclosure.ts';
import { isOver, type Round, stakedMinor } from './round.ts';

/** Discloses a round for a dispute, without its outcome and seed before its end. */
export function discloseRound(round: Round): DrawnRound {
  const { gameCode: game, state, winMinor, drawnAt: at, outcome, hand, seed, clientSpinId } = round;
  return disclosure({
    game,
    state,
    at,
    stakeMinor: stakedMinor(round),
    winMinor,
    ...(isOver(round) && {
      outcome: outcome ?? hand?.state,
      seed: `${seed.serverSeed}, number ${seed.no}, ${clientSpinId}`,
    }),
  });
}
