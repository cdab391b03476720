import { minorUnits } from '@portal/shared/contract/money/amounts';
import type { Match } from '../matches/match.ts';
import type { TicketRefusalCode } from '../sports-shapes.ts';
import { type Accept, type AskedLeg, checkLeg } from './leg-check.rules.ts';
import { payoutMinor } from './payout.rules.ts';
import type { Leg } from './sports-ticket.ts';
import { ticketLimits } from './ticket-limits.rules.ts';

/** A ticket in a page's request. */
export interface Slip {
  playerId: string;
  launchId: string;
  gameCode: string;
  ticketId: string;
  stakeMinor: number;
  accept: Accept;
  legs: AskedLeg[];
}

export interface SlipRefusal {
  code: TicketRefusalCode;
  legs: { fixtureId: string; code: TicketRefusalCode; price?: number; version?: number }[];
}

type CheckedSlip = { kind: 'good'; legs: Leg[] } | { kind: 'bad'; refusal: SlipRefusal };

const refuse = (code: TicketRefusalCode, legs: SlipRefusal['legs'] = []): CheckedSlip => ({
  kind: 'bad',
  refusal: { code, legs },
});

/** Checks whether a ticket can be taken at a time: its stake, its legs, and its possible payout. */
export function checkSlip(slip: Slip, matchOf: (fixtureId: string) => Match | undefined, nowMs: number): CheckedSlip {
  const stakeRefusal = refusalOfStake(slip.stakeMinor);
  if (stakeRefusal) return refuse(stakeRefusal);
  const twice = slip.legs.filter(({ fixtureId }, i) =>
    slip.legs.some((leg, j) => j !== i && leg.fixtureId === fixtureId),
  );
  if (twice.length > 0)
    return refuse(
      'same_match',
      twice.map(({ fixtureId }) => ({ fixtureId, code: 'same_match' })),
    );
  const checked = slip.legs.map((leg) => ({
    fixtureId: leg.fixtureId,
    ...checkLeg(matchOf(leg.fixtureId), leg, slip.accept, nowMs),
  }));
  const wrong = checked.flatMap((leg) => (leg.kind === 'bad' ? [leg] : []));
  const [first] = wrong;
  if (first)
    return refuse(
      first.code,
      wrong.map(({ fixtureId, code, price, version }) => ({ fixtureId, code, price, version })),
    );
  const legs = checked.flatMap((leg) => (leg.kind === 'good' ? [leg.leg] : []));
  const most = payoutMinor(
    slip.stakeMinor,
    legs.map(({ price }) => price),
  );
  return most > minorUnits(ticketLimits.mostPayout) ? refuse('above_payout') : { kind: 'good', legs };
}

function refusalOfStake(stakeMinor: number): TicketRefusalCode | undefined {
  if (stakeMinor < Number(minorUnits(ticketLimits.leastStake))) return 'below_minimum';
  return stakeMinor > Number(minorUnits(ticketLimits.mostStake)) ? 'above_maximum' : undefined;
}
