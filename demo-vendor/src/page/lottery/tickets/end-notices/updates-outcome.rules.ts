import { type PlayOutcome, playOutcome } from '@portal/shared/contract/play-outcome';
import { amountOfMinor, minorOf } from '../../../money/minor.rules.ts';
import { decidedDraws } from '../ticket.rules.ts';
import type { TicketUpdate } from './ticket-updates.ts';

const stakedSince = ({ before, after }: TicketUpdate): number =>
  minorOf(after.price) * Math.max(0, decidedDraws(after) - decidedDraws(before));

const paidSince = ({ before, after }: TicketUpdate): number => Math.max(0, minorOf(after.paid) - minorOf(before.paid));

/** Returns the total outcome of draws decided since the last notification of their tickets. */
export function updatesOutcome(updates: readonly TicketUpdate[]): PlayOutcome {
  const sum = (of: (each: TicketUpdate) => number) => amountOfMinor(updates.reduce((all, each) => all + of(each), 0));
  return playOutcome({ stake: sum(stakedSince), returned: sum(paidSince) });
}
