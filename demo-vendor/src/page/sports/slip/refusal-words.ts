import type { BookInfo } from '../../../sports/sports-shapes.ts';
import { shownAmount } from '../../amounts.ts';

const ended = 'Your session has ended. Please open the book again.';

const words: Readonly<Record<string, string>> = {
  no_stake: 'Enter a stake.',
  too_few_legs: 'A parlay needs at least two picks.',
  same_match: 'A parlay takes one pick of each match.',
  market_closed: 'Betting on a pick is closed. Remove it to go on.',
  market_suspended: 'A pick is suspended for a moment. It will be open again in seconds.',
  odds_changed: 'A price has changed. Look at it and agree before you bet.',
  invalid_price: 'A price is not valid any more. The slip has the price of now.',
  unknown_fixture: 'A match of this slip is over.',
  unknown_market: 'A market of this slip is not offered any more.',
  unknown_selection: 'A pick of this slip is not offered any more.',
  invalid_stake: 'This stake is not an amount.',
  insufficient_balance: 'Your balance is not sufficient for this stake.',
  too_fast: 'That was too fast. Please try again.',
  play_stopped: 'The book is closed at the moment. Nothing was taken.',
  not_answered: 'Your bet could not be confirmed in time. Nothing was taken.',
  launch_ended: ended,
  session_unknown: ended,
};

/** What a refusal says to the player; amounts of the limits where it is one of them. */
export function refusalWords(code: string, limits: BookInfo['limits']): string {
  if (code === 'below_minimum') return `The least stake is ${shownAmount(limits.leastStake)}.`;
  if (code === 'above_maximum') return `The highest stake is ${shownAmount(limits.mostStake)}.`;
  if (code === 'above_payout')
    return `A ticket pays at most ${shownAmount(limits.mostPayout)}. Please lower the stake.`;
  if (code === 'too_many_legs') return `A parlay takes at most ${limits.mostLegs} picks.`;
  return words[code] ?? 'The bet was not taken. Nothing has left your balance.';
}
