import type { DrawnRound } from '@portal/shared/contract/vendor-api/statement';
import type { UnsettledRound } from '../operators/round-act-calls.ts';
import { unsettledRound } from '../operators/round-views.ts';
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

/** Maps a round to the operators' view. Hides the win of a round whose stake was not taken. */
export function unsettledRoundView(round: Round): UnsettledRound {
  const { gameCode, roundId, playerId, state, refusal, decidedAt, drawnAt } = round;
  const winMinor = state === 'staked' || state === 'settled' ? round.winMinor : undefined;
  const since = decidedAt ?? drawnAt;
  return unsettledRound({
    gameCode,
    roundId,
    playerId,
    state,
    since,
    stakeMinor: stakedMinor(round),
    winMinor,
    refusal,
  });
}
