import type { HandEngine } from '../engines/engine.ts';
import type { Hand, Round } from './round.ts';

/** Any hand game; its state is its own business. */
export type AnyHand = HandEngine<unknown>;

/** Stakes that an action costs; undefined when it cannot be done now. */
export function costOf(game: AnyHand, hand: Hand, action: string): number | undefined {
  const [verb] = action.split(':', 1);
  const offer = game.offers(hand.state).find(({ id }) => id === verb);
  const isOpen = game.isOpen ? game.isOpen(hand.state, action) : action === verb;
  return isOpen ? offer?.stakes : undefined;
}

/** The round after an action whose stakes are paid; with the last action the win is owed. */
export function withAction(game: AnyHand, round: Round, action: string, stakes: number): Round {
  const hand = handOf(round);
  const state = game.act(hand.state, action);
  const played = { ...hand, state, actions: [...hand.actions, action], stakes: hand.stakes + stakes, asked: undefined };
  return withWin(game, { ...round, hand: played, state: 'playing', refusal: undefined });
}

/** A hand with nothing left to decide owes its win. */
export function withWin(game: AnyHand, round: Round): Round {
  const hand = handOf(round);
  if (game.offers(hand.state).length > 0) return round;
  return { ...round, winMinor: (round.stakeMinor / game.denominator) * game.units(hand.state), state: 'staked' };
}

/** A stake is asked for before its action is done. */
export function withRaise(round: Round, action: string, stakes: number): Round {
  const hand = handOf(round);
  return {
    ...round,
    hand: { ...hand, raises: hand.raises + 1, asked: { action, stakes } },
    state: 'raising',
    refusal: undefined,
  };
}

/** Back to the player's decision: the stake was refused, or given back. */
export function withoutRaise(round: Round, refusal: string): Round {
  return { ...round, hand: { ...handOf(round), asked: undefined }, state: 'playing', refusal };
}

export function handOf({ hand, roundId }: Round): Hand {
  if (!hand) throw new Error(`round ${roundId} is no hand`);
  return hand;
}
