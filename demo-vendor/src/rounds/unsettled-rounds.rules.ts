import { amountFromMinor } from '@portal/shared/contract/amounts';
import type { UnsettledRound } from '../operators/round-act-calls.ts';
import { type Round, stakedMinor } from './round.ts';

const amount = (minor: number) => amountFromMinor(BigInt(minor));

/** Maps a round to the operators' view. Hides the win of a round whose stake was not taken. */
export function unsettledRound(round: Round): UnsettledRound {
  const { gameCode, roundId, playerId, state, winMinor, refusal, decidedAt, drawnAt } = round;
  return {
    gameCode,
    roundId,
    playerId,
    state,
    since: decidedAt ?? drawnAt,
    stake: amount(stakedMinor(round)),
    ...((state === 'staked' || state === 'settled') && { win: amount(winMinor) }),
    ...(refusal !== undefined && { refusal }),
  };
}
