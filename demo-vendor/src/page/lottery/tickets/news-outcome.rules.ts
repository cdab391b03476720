import { type PlayOutcome, playOutcome } from '@portal/shared/contract/play-outcome';
import { amountOfMinor, minorOf } from '../../minor.rules.ts';
import type { TicketNews } from './news-of-tickets.ts';
import { decidedDraws } from './ticket.rules.ts';

const stakedSince = ({ before, after }: TicketNews): number =>
  minorOf(after.price) * Math.max(0, decidedDraws(after) - decidedDraws(before));

const paidSince = ({ before, after }: TicketNews): number => Math.max(0, minorOf(after.paid) - minorOf(before.paid));

/** Returns the total outcome of draws decided since the last notification of their tickets. */
export function newsOutcome(news: readonly TicketNews[]): PlayOutcome {
  const sum = (of: (each: TicketNews) => number) => amountOfMinor(news.reduce((all, each) => all + of(each), 0));
  return playOutcome({ stake: sum(stakedSince), returned: sum(paidSince) });
}
