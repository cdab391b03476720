import type { FixtureView, MarketView, SelectionView } from '../../../sports/sports-shapes.ts';
import { type Accept, isTaken, priceMove } from './price-move.rules.ts';

/** A selection on the slip, at the price its player has seen and agreed to. */
export interface Pick {
  fixtureId: string;
  home: string;
  away: string;
  market: string;
  marketName: string;
  selection: string;
  label: string;
  price: string;
  version: number;
}

export type PickState = 'open' | 'moved' | 'suspended' | 'closed';

export const pickKey = ({ fixtureId, market, selection }: Pick): string => `${fixtureId} ${market} ${selection}`;

export function pickOf(fixture: FixtureView, market: MarketView, { id, label, price }: SelectionView): Pick {
  const { fixtureId, home, away, version } = fixture;
  const match = { fixtureId, home: home.name, away: away.name };
  return { ...match, market: market.id, marketName: market.name, selection: id, label, price, version };
}

/** The picks with one more, or without it where it was there; of one market only one selection stands. */
export function togglePick(picks: readonly Pick[], pick: Pick): Pick[] {
  const others = picks.filter(({ fixtureId, market }) => fixtureId !== pick.fixtureId || market !== pick.market);
  const isThere = picks.some((each) => pickKey(each) === pickKey(pick));
  return isThere ? others : [...others, pick];
}

/** The selection of a pick as it is offered now. */
export function offerOf(pick: Pick, fixture: FixtureView | undefined): SelectionView | undefined {
  const market = fixture?.markets.find(({ id }) => id === pick.market);
  return market?.selections.find(({ id }) => id === pick.selection);
}

export function pickState(pick: Pick, fixture: FixtureView | undefined): PickState {
  const offer = offerOf(pick, fixture);
  if (!fixture || !offer || fixture.betting === 'closed') return 'closed';
  if (fixture.betting === 'suspended') return 'suspended';
  return offer.price === pick.price ? 'open' : 'moved';
}

/** The pick at the price of now, where its player takes such a move; else as it was. */
export function followed(pick: Pick, fixture: FixtureView | undefined, accept: Accept): Pick {
  const offer = offerOf(pick, fixture);
  if (!fixture || !offer || fixture.betting !== 'open') return pick;
  if (!isTaken(priceMove(pick.price, offer.price), accept)) return pick;
  return { ...pick, price: offer.price, version: fixture.version };
}

/** Picks that stand in the way of a parlay: more than one of the same match. */
export function sameMatch(picks: readonly Pick[]): Pick[] {
  return picks.filter(({ fixtureId }) => picks.filter((other) => other.fixtureId === fixtureId).length > 1);
}
