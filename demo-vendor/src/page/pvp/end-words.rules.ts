import { shownAmount } from '../amounts.ts';
import type { MatchView } from './pvp-api.ts';
import { tableName } from './table-names.ts';
import { refusalText } from './words.ts';

type End = NonNullable<MatchView['end']>;

/** How a match that was played came to its end. */
export function endReason({ isWon, why }: End, other: string): string {
  const loser = isWon ? other : 'You';
  const reasons = {
    cards: isWon ? 'You were rid of your cards first.' : `${other} was rid of the cards first.`,
    'gave-up': `${loser} gave up.`,
    late: `${loser} let three turns in a row run out.`,
  };
  return reasons[why];
}

export interface SplitLine {
  name: string;
  /** As it is shown, without the currency. */
  amount: string;
  kind?: string;
}

/** How the stakes of both were split. */
export function splitLines({ stake, rake, prize }: MatchView, { isWon }: End, other: string): SplitLine[] {
  const both = (Number(stake) * 2).toFixed(2);
  return [
    { name: 'Both stakes', amount: shownAmount(both) },
    { name: 'The house keeps 5 %', amount: `−${shownAmount(rake)}` },
    { name: isWon ? 'You receive' : `${other} receives`, amount: shownAmount(prize), kind: 'is-sum' },
  ];
}

/** What comes next: the money first, then another match with the same opponent. */
export function nextWords({ end, rematch, phase, opponent, isStuck }: MatchView): string {
  const other = tableName(opponent.number);
  if (phase !== 'over') return end?.isWon ? 'Your win is being paid…' : 'The match is being closed…';
  if (end?.isWon && isStuck) return 'Your win could not be paid and is being looked into. Please ask the support.';
  if (rematch?.askedBy === 'you') return `Waiting for ${other} to agree…`;
  if (rematch?.askedBy === 'opponent') return `${other} asks for a rematch.`;
  return rematch?.isPossible ? '' : `${other} has left the table.`;
}

/** Why a match was not played. */
export function voidReason({ refusedBy, refusal }: MatchView): string {
  if (refusedBy === 'you') return refusalText(refusal);
  return refusedBy === 'opponent'
    ? 'Your opponent’s stake could not be taken.'
    : 'The stakes could not be confirmed in time.';
}

/** Where the stake of a match is that was not played. */
export function voidWords({ phase, refusedBy, isStuck }: MatchView): string {
  if (isStuck) return 'Your stake could not be given back and is being looked into. Please ask the support.';
  if (refusedBy === 'you') return '';
  return phase === 'void' ? 'Nothing was taken from you.' : 'Your stake is being given back…';
}
