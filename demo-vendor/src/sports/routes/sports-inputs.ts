import { minorUnits } from '@portal/shared/contract/money/amounts';
import * as v from 'valibot';
import { readStake, type StakeFault, stakeText } from '../../rounds/stake-text.rules.ts';
import type { PageSession } from '../../sessions/page-session.ts';
import type { Slip } from '../tickets/slip-check.rules.ts';
import { ticketLimits } from '../tickets/ticket-limits.rules.ts';

const price = v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}\.\d{2}$/));
const fixtureId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{3,80}$/));
const ticketId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,64}$/));

export const ticketParams = v.object({ ticketId });
export const fixtureParams = v.object({ fixtureId });
export const ticketBody = v.object({
  ticketId,
  stake: stakeText,
  accept: v.picklist(['none', 'better', 'any']),
  legs: v.pipe(
    v.array(
      v.object({
        fixtureId,
        market: v.pipe(v.string(), v.maxLength(32)),
        selection: v.pipe(v.string(), v.maxLength(16)),
        price,
        version: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
      }),
    ),
    v.minLength(1),
    v.maxLength(ticketLimits.mostLegs),
  ),
});

/** Returns the ticket with its stake in minor units, or the fault of its stake. */
export function slipOf(session: PageSession, body: v.InferOutput<typeof ticketBody>): Slip | StakeFault {
  const stakeMinor = readStake(body.stake);
  if (typeof stakeMinor === 'string') return stakeMinor;
  const { playerId, launchId, gameCode } = session;
  return {
    playerId,
    launchId,
    gameCode,
    ticketId: body.ticketId,
    stakeMinor,
    accept: body.accept,
    legs: body.legs.map((leg) => ({ ...leg, price: Number(minorUnits(leg.price)) * 10 })),
  };
}
