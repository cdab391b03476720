import type { HandEngine } from '@portal/engines/engine';
import type { Hand, Round } from './round.ts';

/** Any hand game; its state is opaque. */
export type AnyHand = HandEngine<unknown>;

/** Returns the stakes that an action costs; undefined if it is not open now. */
export function costOf(game: AnyHand, hand: Hand, action: string): number | undefined {
  const [verb] = action.split(':', 1);
  const offer = game.offers(hand.state).find(({ id }) => id === verb);
  const isOpen = game.isOpen ? game.isOpen(hand.state, action) : action === verb;
  return isOpen ? offer?.stakes : undefined;
}

/** Applies an action whose stakes are paid; after the last action the win is owed. */
export function withAction(game: AnyHand, round: Round, action: string, stakes: number): Round {
  const hand = handOf(round);
  const state = game.act(hand.state, action);
  const played = { ...hand, state, actions: [...hand.actions, action], stakes: hand.stakes + stakes, asked: undefined };
  return withWin(game, { ...round, hand: played, state: 'playing', refusal: undefined });
}

/** Marks the win as owed if the hand has no decision left. */
export function withWin(game: AnyHand, round: Round): Round {
  const hand = handOf(round);
  if (game.offers(hand.state).length > 0) return round;
  return { ...round, winMinor: (round.stakeMinor / game.denominator) * game.units(hand.state), state: 'staked' };
}

/** Records an action that waits for its stake. */
export function withRaise(round: Round, action: string, stakes: number): Round {
  const hand = handOf(round);
  return {
    ...round,
    hand: { ...hand, raises: hand.raises + 1, asked: { action, stakes } },
    state: 'raising',
    refusal: undefined,
  };
}

/** Returns the hand to the player's decision after its raise was refused or rolled back. */
export function withoutRaise(round: Round, refusal: string): Round {
  return { ...round, hand: { ...handOf(round), asked: undefined }, state: 'playing', refusal };
}

export function handOf({ hand, roundId }: Round): Hand {
  if (!hand) throw new Error(`round ${roundId} is no hand`);
  return hand;
}
