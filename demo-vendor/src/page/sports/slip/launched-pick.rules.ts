import { readSelection } from '../../../sports/matches/selection-text.rules.ts';
import type { FixtureView } from '../../../sports/sports-shapes.ts';
import { localize } from '../texts/localize.ts';
import { offerOf, type Pick } from './picks.rules.ts';

/**
 * Returns the pick of a selection that a launch has brought, at the price that was pressed: the slip shows when it has
 * moved or closed since. Undefined for a text that no board has shown: of an unknown match or market, or at a price that
 * was never offered.
 */
export function launchedPick(
  text: string,
  fixtureOf: (fixtureId: string) => FixtureView | undefined,
): Pick | undefined {
  const shown = readSelection(text);
  const fixture = shown && fixtureOf(shown.fixtureId);
  if (!shown || !fixture || shown.version > fixture.version) return undefined;
  const { fixtureId, selection } = shown;
  const { home, away, betting, markets, version } = fixture;
  if (betting !== 'closed' && !markets.some(({ id }) => id === shown.market)) return undefined;
  const label = selection === 'draw' ? localize('Draw') : fixture[selection].name;
  const marketName = localize(shown.market === '1x2' ? 'Match result' : 'Match winner');
  const pick = { ...shown, fixtureId, home: home.name, away: away.name, marketName, label };
  const offer = offerOf(pick, fixture);
  return offer && shown.version === version && offer.price !== shown.price ? undefined : pick;
}
