import type { SlipFault, SlipLimits } from '../../../lottery/lottery-shapes.ts';
import { shownAmount } from '../../amounts.ts';
import type { SlipProblem } from './slip.rules.ts';

type Code = SlipFault | SlipProblem['code'];

const ended = 'Your session has ended. Please open the lottery again.';

const words: Readonly<Record<string, string>> = {
  empty: 'Choose your numbers first.',
  no_draw: 'No draw takes tickets at the moment.',
  draw_closed: 'The draw has closed before your ticket arrived. Nothing was taken. The next draw is open.',
  unknown_draw: 'This draw is not known any more. Please choose the next one.',
  draws_not_in_order: 'The draws do not follow each other. Please choose them again.',
  unknown_game: 'This lottery is not offered any more.',
  unknown_play_type: 'A line has a play type that is not offered any more. Please remove it.',
  invalid_number: 'A line has a number that this play type does not know.',
  repeated_number: 'A line has the same number twice.',
  too_few_numbers: 'A line has too few numbers.',
  too_many_numbers: 'A line has too many numbers.',
  total_differs: 'The studio counted another price. Please look at your slip again.',
  insufficient_balance: 'Your balance is not sufficient for this ticket.',
  play_stopped: 'The lottery is closed at the moment. Nothing was taken.',
  ticket_conflict: 'This ticket was sent before with other lines. Please try again.',
  not_confirmed: 'The ticket could not be confirmed in time, and what was paid is back on your balance.',
  not_answered: 'The ticket could not be confirmed in time. Nothing was taken.',
  too_fast: 'That was too fast. Please try again.',
  launch_ended: ended,
  session_unknown: ended,
};

/** What the stake of a line may be. */
export const stakeWords = ({ leastStake, mostStake }: SlipLimits): string =>
  `The stake of a line is ${shownAmount(leastStake)} to ${shownAmount(mostStake)}.`;

/** What keeps a ticket from being bought, as the player reads it. */
export function refusalWords(code: Code | string, limits: SlipLimits): string {
  if (code === 'invalid_stake') return stakeWords(limits);
  if (code === 'invalid_multiple') return `The multiple of a line is 1 to ${limits.mostMultiple}.`;
  if (code === 'below_minimum') return `A ticket costs at least ${shownAmount(limits.leastPrice)} a draw.`;
  if (code === 'above_maximum') return `A ticket costs at most ${shownAmount(limits.mostPrice)} a draw.`;
  if (code === 'too_many_lines') return `A ticket has at most ${limits.mostLines} lines.`;
  if (code === 'too_many_draws') return `A ticket takes part in at most ${limits.mostDraws} draws.`;
  return words[code] ?? 'The ticket was not taken. Nothing has left your balance.';
}
