import { amountFromMinor } from '@portal/shared/contract/amounts';
import type { CallResult } from '@portal/shared/contract/define-call';
import type { studioRound } from '@portal/shared/contract/vendor-api/statement-call';
import { isOver, type Round } from '../rounds/round.ts';

/** A round as it is told in a dispute. Its seed is told to nobody before its end. */
export function drawnOf(round: Round): NonNullable<CallResult<typeof studioRound>['drawn']> {
  const { gameCode, state, stakeMinor, winMinor, drawnAt, outcome, hand, seed, sessionId, clientSpinId } = round;
  const drawn = outcome ?? hand?.state;
  return {
    ...{ game: gameCode, state, at: drawnAt },
    stake: amountFromMinor(BigInt(stakeMinor * (hand?.stakes ?? 1))),
    win: amountFromMinor(BigInt(winMinor)),
    ...(drawn !== undefined && isOver(round) && { outcome: JSON.stringify(drawn).slice(0, outcomeAtMost) }),
    ...(isOver(round) && { seed: `${seed.serverSeed}, number ${seed.no} of ${sessionId}, ${clientSpinId}` }),
  };
}

/** Letters. */
const outcomeAtMost = 20_000;
