import type { Match } from '@portal/shared/contract/games/matches';

/** A live football match for tests; its selections name match, outcome and price. */
export function aMatch(change: Partial<Match> = {}, prices: readonly string[] = ['1.85', '3.40', '4.75']): Match {
  const matchId = change.matchId ?? 'm1';
  const ids = prices.length === 2 ? (['home', 'away'] as const) : (['home', 'draw', 'away'] as const);
  return {
    matchId,
    sport: 'football',
    league: { leagueId: 'cove', name: 'Cove League' },
    home: { name: 'Harbour Foxes', short: 'HAR', colour: '#c2410c' },
    away: { name: 'Amber Herons', short: 'AMB', colour: '#0891b2' },
    startsAt: '2026-03-01T10:00:00.000Z',
    state: 'live',
    ...(change.state !== 'upcoming' && { clock: { part: 'minute', no: 34 } as const, score: { home: 1, away: 0 } }),
    betting: 'open',
    outcomes: ids.map((id, at) => ({
      id,
      price: prices[at] ?? '2.00',
      selection: `${matchId}~1x2~${id}~${prices[at]}~7`,
    })),
    selection: matchId,
    book: { vassalage: 'STADIUM', gameCode: 'stadium-football', gameName: 'Stadium Football' },
    ...change,
  };
}
