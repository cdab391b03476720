import type { Ended } from '../operators/round-acts.ts';
import { type AnyHand, withAction } from './hand.rules.ts';
import type { Round } from './round.ts';
import type { SettleDeps } from './settle-deps.ts';
import { unstuck } from './settle-round.ts';

interface RoundContext {
  /** Returns whether the round is unchanged since it was read. */
  isSame(): boolean;
  goOn(round: Round): Promise<Round>;
}

/** Ends a stuck round or an abandoned hand by the rules, for an operator. */
export async function endRound(deps: SettleDeps, round: Round, { isSame, goOn }: RoundContext): Promise<Ended<Round>> {
  const isStuck = round.state === 'stuck';
  const next = isStuck ? await unstuck(deps, round) : round;
  if (!next) return { kind: 'no', code: 'try_again' };
  // No await between this check and `goOn`.
  if (!isSame() || !(isStuck || round.state === 'playing')) return { kind: 'no', code: 'under_way' };
  return { kind: 'done', round: await goOn(isStuck ? next : playedOut(deps.findHand(round.gameCode), round)) };
}

/** Plays a hand to its end by its rules for an absent player, never with another stake. */
export function playedOut(game: AnyHand, start: Round): Round {
  let round = start;
  while (round.hand && round.state === 'playing') {
    round = withAction(game, round, game.unattended(round.hand.state), 0);
  }
  return round;
}
