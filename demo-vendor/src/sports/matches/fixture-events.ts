import type { VendorResult } from '@portal/shared/contract/vendor-api/results';
import type { Fixture } from './fixture.ts';
import { finalText, teamsIn } from './fixture-views.ts';
import { findLeague } from './leagues.ts';

/** Builds the events that report a match in a state to the platform, one for each game that shows it. */
export function eventsOf(fixture: Fixture, state: 'opened' | 'closed' | 'over'): VendorResult[] {
  const league = findLeague(fixture.leagueId);
  if (!league) return [];
  const { fixtureId: eventId, openedAt: opensAt, commitment, seed, final } = fixture;
  return league.games.map((gameCode) => {
    const event = { kind: 'fixture' as const, gameCode, eventId, opensAt };
    if (state !== 'over' || !final)
      return { ...event, state: state === 'opened' ? 'opened' : 'closed', proof: { commitment } };
    const { home, away } = teamsIn(league, fixture);
    const result = `${home.name} ${finalText(fixture)} ${away.name}`;
    return { ...event, state: final.end === 'abandoned' ? 'cancelled' : 'result', result, proof: { commitment, seed } };
  });
}
