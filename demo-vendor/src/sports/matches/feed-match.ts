import type { FeedMatch } from '@portal/shared/contract/vendor-api/matches';
import { fixtureView, priceText } from './fixture-views.ts';
import type { Match } from './match.ts';
import { selectionText } from './selection-text.rules.ts';

/** Returns a match for the boards of the lobbies; undefined once it is over. */
export function feedMatch(match: Match, nowMs: number): FeedMatch | undefined {
  const { league } = match;
  const view = fixtureView(match, nowMs);
  const { fixtureId, home, away, startsAt, phase, betting, version, score } = view;
  if (phase !== 'in_play' && phase !== 'upcoming') return undefined;
  const clock = clockOf(view.clock);
  return {
    matchId: fixtureId,
    sport: league.discipline,
    league: { leagueId: league.leagueId, name: league.name },
    home,
    away,
    startsAt,
    state: phase === 'in_play' ? 'live' : 'upcoming',
    ...(clock && { clock }),
    ...(phase === 'in_play' && { score: { home: score.home, away: score.away } }),
    betting,
    outcomes: resultOf(match, version, betting),
    // The page of the book opens the match that is named alone.
    ...(betting !== 'closed' && { selection: fixtureId }),
    gameCodes: [...league.games],
  };
}

/** Returns the prices of the result; none when it is closed. */
function resultOf(
  { fixture, marketsOf }: Match,
  version: number,
  betting: FeedMatch['betting'],
): FeedMatch['outcomes'] {
  if (betting === 'closed') return [];
  return marketsOf(version).flatMap(({ id: market, selections }) => {
    if (market !== '1x2' && market !== 'win') return [];
    return selections.flatMap(({ id, price: thousandths }) => {
      if (id === 'over' || id === 'under') return [];
      const price = priceText(thousandths);
      const text = selectionText({ fixtureId: fixture.fixtureId, market, selection: id, price, version });
      return [{ id, price, selection: text }];
    });
  });
}

const clockForms = [
  [/^(?<no>\d+)'$/, 'minute'],
  [/^Half time$/, 'half_time'],
  [/^Q(?<no>\d+) (?<time>\d+:\d\d)$/, 'quarter'],
  [/^End of Q(?<no>\d+)$/, 'quarter_end'],
  [/^Set (?<no>\d+)$/, 'set'],
  [/^Map (?<no>\d+)$/, 'map'],
  [/^Bout (?<no>\d+)$/, 'bout'],
] as const;

/** Reads the words of a match's clock, so that lobbies can write them in their own language. */
function clockOf(words: string): FeedMatch['clock'] {
  for (const [form, part] of clockForms) {
    const found = form.exec(words);
    if (!found) continue;
    const { no, time } = found.groups ?? {};
    return { part, ...(no && { no: Number(no) }), ...(time && { time }) };
  }
  return undefined;
}
