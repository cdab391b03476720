import type { Ended } from '../operators/round-acts.ts';
import { type AnyHand, withAction } from './hand.rules.ts';
import type { Round } from './round.ts';
import type { SettleDeps } from './settle-deps.ts';
import { unstuck } from './settle-round.ts';

interface Place {
  /** Whether nobody has gone on with the round since. */
  isSame(): boolean;
  goOn(round: Round): Promise<Round>;
}

/** Ends a stuck round, or a hand that is left, by the rules, for an operator. */
export async function endRound(deps: SettleDeps, round: Round, { isSame, goOn }: Place): Promise<Ended<Round>> {
  const isStuck = round.state === 'stuck';
  const next = isStuck ? await unstuck(deps, round) : round;
  if (!next) return { kind: 'no', code: 'try_again' };
  // Between this look and what follows nothing may be awaited.
  if (!isSame() || !(isStuck || round.state === 'playing')) return { kind: 'no', code: 'under_way' };
  return { kind: 'done', round: await goOn(isStuck ? next : playedOut(deps.findHand(round.gameCode), round)) };
}

/** The hand as its rules end it for a player who is not there; never at the cost of another stake. */
export function playedOut(game: AnyHand, start: Round): Round {
  let round = start;
  while (round.hand && round.state === 'playing') {
    round = withAction(game, round, game.unattended(round.hand.state), 0);
  }
  return round;
}
