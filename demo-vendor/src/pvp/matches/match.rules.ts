import type { CardRules, Combo } from '../rules/card-rules.ts';
import type { Hands } from './deal.rules.ts';

export type Seat = 0 | 1;
export const otherSeat = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

export type Move = { kind: 'play'; cards: readonly number[] } | { kind: 'pass' };
/** An action in a match. `late`: the turn ran out and `cards` were played for the player. */
export type Action = { seat: Seat; at: string } & (
  | Move
  | { kind: 'late'; cards: readonly number[] }
  | { kind: 'give-up' }
);

type MoveRefusal =
  | 'match_over'
  | 'not_your_turn'
  | 'cannot_pass'
  | 'card_twice'
  | 'cards_not_held'
  | 'no_combination'
  | 'must_hold_lowest'
  | 'does_not_beat';

export interface MatchState {
  hands: Hands;
  turn: Seat;
  /** The combination to beat; undefined if the turn leads. */
  lying: { by: Seat; combo: Combo } | undefined;
  /** The lowest card of the deal until the first combination, which must contain it. */
  lowest: number | undefined;
  /** Turns in a row that each seat let run out. */
  late: readonly [number, number];
  end: { winner: Seat; why: 'cards' | 'gave-up' | 'late' } | undefined;
}

/** This many turns in a row that run out lose the match. */
const latesToLose = 3;

/** Starts a match; the seat with the lowest dealt card leads. */
export function beginMatch(rules: CardRules, hands: Hands): MatchState {
  const [lowest = 0] = hands.flat().sort((a, b) => rules.strength(a) - rules.strength(b));
  const turn: Seat = hands[0].includes(lowest) ? 0 : 1;
  return { hands, turn, lying: undefined, lowest, late: [0, 0], end: undefined };
}

/** Returns why a move is illegal; undefined if it is legal. */
export function moveRefusal(rules: CardRules, state: MatchState, seat: Seat, move: Move): MoveRefusal | undefined {
  if (state.end) return 'match_over';
  if (state.turn !== seat) return 'not_your_turn';
  if (move.kind === 'pass') return state.lying ? undefined : 'cannot_pass';
  if (new Set(move.cards).size !== move.cards.length) return 'card_twice';
  if (!move.cards.every((card) => state.hands[seat].includes(card))) return 'cards_not_held';
  const combo = rules.read(move.cards);
  if (!combo) return 'no_combination';
  if (state.lowest !== undefined && !move.cards.includes(state.lowest)) return 'must_hold_lowest';
  if (state.lying && !rules.beats(combo, state.lying.combo)) return 'does_not_beat';
  return undefined;
}

/** Returns the state after an action that was already checked. */
export function afterAction(rules: CardRules, state: MatchState, action: Action): MatchState {
  const { seat } = action;
  if (action.kind === 'give-up') return ended(state, otherSeat(seat), 'gave-up');
  if (action.kind !== 'late') return moved(rules, withLate(state, seat, 0), seat, action);
  const late = state.late[seat] + 1;
  const counted = withLate(state, seat, late);
  return late >= latesToLose
    ? ended(counted, otherSeat(seat), 'late')
    : moved(rules, counted, seat, lateMove(rules, state));
}

/** Returns the move for a player whose turn ran out: a pass, or the lowest card if a pass is not possible. */
export function lateMove(rules: CardRules, { hands, turn, lying }: MatchState): Move {
  if (lying) return { kind: 'pass' };
  const [lowest = 0] = [...hands[turn]].sort((a, b) => rules.strength(a) - rules.strength(b));
  return { kind: 'play', cards: [lowest] };
}

function moved(rules: CardRules, state: MatchState, seat: Seat, move: Move): MatchState {
  const turn = otherSeat(seat);
  if (move.kind === 'pass') return { ...state, turn, lying: undefined };
  const combo = rules.read(move.cards);
  if (!combo) throw new Error(`${move.cards} was judged to be a combination`);
  const remaining = state.hands[seat].filter((card) => !move.cards.includes(card));
  const hands: Hands = seat === 0 ? [remaining, state.hands[1]] : [state.hands[0], remaining];
  const next = { ...state, hands, turn, lying: { by: seat, combo }, lowest: undefined };
  return remaining.length === 0 ? ended(next, seat, 'cards') : next;
}

const withLate = (state: MatchState, seat: Seat, late: number): MatchState => ({
  ...state,
  late: seat === 0 ? [late, state.late[1]] : [state.late[0], late],
});

const ended = (state: MatchState, winner: Seat, why: 'cards' | 'gave-up' | 'late'): MatchState => ({
  ...state,
  end: { winner, why },
});
