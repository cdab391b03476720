import { cardName } from '../../engines/cards/cards.rules.ts';
import type { ComboKind, RuleSet } from '../../pvp/card-rules.ts';
import type { MatchView, Step } from './pvp-api.ts';
import { tableName } from './table-names.ts';

export const ruleSetNames: Readonly<Record<RuleSet, string>> = {
  thirteen: 'Card duel: thirteen',
  'big-two': 'Card duel: big two',
};

export const comboWords: Readonly<Record<ComboKind, string>> = {
  single: 'a single card',
  pair: 'a pair',
  triple: 'three of a kind',
  four: 'four of a kind',
  run: 'a run',
  'double-run': 'pairs in a row',
  straight: 'a straight',
  flush: 'a flush',
  'full-house': 'a full house',
  'four-and-one': 'four and one',
  'straight-flush': 'a straight flush',
};

const refusals: Readonly<Record<string, string>> = {
  not_your_turn: 'It is not your turn.',
  cannot_pass: 'You lead: play a card.',
  no_combination: 'These cards are no combination.',
  must_hold_lowest: 'The first play must hold your lowest card.',
  does_not_beat: 'That does not beat what lies on the table.',
  match_over: 'The match is over.',
  already_playing: 'You are in a match already.',
  seal_changed: 'Somebody else was quicker. Please sit down again.',
  no_rematch: 'Your opponent has left the table.',
  insufficient_balance: 'Your balance does not cover the stake of this room.',
  stake_refused_lately: 'Your stake was refused just now. You can sit down again in a minute.',
  try_again: 'Your balance could not be checked. Nothing was changed, please try again.',
  play_stopped: 'This game is closed at the moment.',
  launch_ended: 'Your session has ended. Please open the game again from the lobby.',
  session_unknown: 'Your session has ended. Please open the game again from the lobby.',
  seat_elsewhere: 'You play in another window.',
};

export const refusalText = (code: string | undefined) =>
  refusals[code ?? ''] ?? 'That did not work. Nothing was changed, please try again.';

/** A step in words, with the names of the cards for those who listen. */
export function stepText({ who, what, cards, kind }: Step, opponent: string, isSpoken: boolean): string {
  const name = who === 'you' ? 'You' : opponent;
  if (what === 'give-up') return `${name} gave up.`;
  if (what === 'pass') return `${name} passed.`;
  const combo = kind ? comboWords[kind] : 'cards';
  const spoken = isSpoken ? `: ${cards.map(cardName).join(', ')}` : '';
  if (what === 'late')
    return cards.length > 0 ? `Time was over: ${name} played ${combo}${spoken}.` : `Time was over: ${name} passed.`;
  return `${name} played ${combo}${spoken}.`;
}

/** What a player is to do or to wait for. */
export function turnText({ phase, turn, lying, mustHold, opponent }: MatchView): string {
  if (phase === 'staking') return 'Both stakes are being confirmed…';
  if (phase !== 'playing') return '';
  if (turn === 'opponent') return `${tableName(opponent.number)} is thinking…`;
  if (mustHold !== undefined) return `You begin, with the ${cardName(mustHold)} in it.`;
  return lying ? 'Your turn: beat it or pass.' : 'Your turn: you lead.';
}
