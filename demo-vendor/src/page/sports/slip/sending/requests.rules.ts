import type { TicketRequest } from '../../../../sports/sports-shapes.ts';
import { amountOfMinor } from '../../../money/minor.rules.ts';
import { type Pick, pickKey } from '../picks.rules.ts';
import type { Accept } from '../price-move.rules.ts';

interface SlipToSend {
  mode: 'single' | 'parlay';
  picks: readonly Pick[];
  accept: Accept;
  /** Minor units on a pick, or on the parlay under the empty key. */
  stakeOf(key: string): number | undefined;
  newId(): string;
}

const leg = ({ fixtureId, market, selection, price, version }: Pick) => {
  return { fixtureId, market, selection, price, version };
};

export const legKey = ({ fixtureId, market, selection }: TicketRequest['legs'][number]): string =>
  `${fixtureId} ${market} ${selection}`;

/** Returns the tickets of a slip: one parlay, or a single for each pick with a stake. */
export function ticketRequests({ mode, picks, accept, stakeOf, newId }: SlipToSend): TicketRequest[] {
  const request = (stake: number, legs: readonly Pick[]): TicketRequest => {
    return { ticketId: newId(), stake: amountOfMinor(stake), accept, legs: legs.map(leg) };
  };
  if (mode === 'parlay') return [request(stakeOf('') ?? 0, picks)];
  return picks.flatMap((pick) => {
    const stake = stakeOf(pickKey(pick));
    return stake ? [request(stake, [pick])] : [];
  });
}
