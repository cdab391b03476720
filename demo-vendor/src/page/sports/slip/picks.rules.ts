import type { FixtureView, MarketView, SelectionView } from '../../../sports/sports-shapes.ts';
import { type Accept, isAccepted, priceMove } from './price-move.rules.ts';

/** A selection on the slip, at the price that the player has accepted. */
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

/** Toggles a pick; a market has only one selection. */
export function togglePick(picks: readonly Pick[], pick: Pick): Pick[] {
  const others = picks.filter(({ fixtureId, market }) => fixtureId !== pick.fixtureId || market !== pick.market);
  const isThere = picks.some((each) => pickKey(each) === pickKey(pick));
  return isThere ? others : [...others, pick];
}

/** Returns the current offer of a pick. */
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

/** Updates a pick to the current price if the player accepts the change; otherwise returns it unchanged. */
export function followed(pick: Pick, fixture: FixtureView | undefined, accept: Accept): Pick {
  const offer = offerOf(pick, fixture);
  if (!fixture || !offer || fixture.betting !== 'open') return pick;
  if (!isAccepted(priceMove(pick.price, offer.price), accept)) return pick;
  return { ...pick, price: offer.price, version: fixture.version };
}

/** Returns the picks that block a parlay: several of the same match. */
export function sameMatch(picks: readonly Pick[]): Pick[] {
  return picks.filter(({ fixtureId }) => picks.filter((other) => other.fixtureId === fixtureId).length > 1);
}
