import { leaguesOf, listsOf } from './match-lists.rules.ts';
import { aMatch } from './testing/a-match.ts';

const league = (leagueId: string) => ({ league: { leagueId, name: `${leagueId} league` } });
const matches = [
  aMatch({ matchId: 'm1', ...league('cove') }),
  aMatch({ matchId: 'm2', ...league('meadow'), state: 'upcoming' }),
  aMatch({ matchId: 'm3', ...league('meadow'), state: 'upcoming' }),
  aMatch({ matchId: 'm4', ...league('clay'), state: 'upcoming' }),
];
const ids = (list: { matchId: string }[]) => list.map(({ matchId }) => matchId);

test('orders leagues by live matches, then by all matches', () => {
  expect(leaguesOf(matches, 'en').map(({ leagueId, matches: count }) => `${leagueId} ${count}`)).toEqual([
    'cove 1',
    'meadow 2',
    'clay 1',
  ]);
});

test.each([
  ['zh-CN', ['安徽', '北京', '重庆']],
  ['en', ['北京', '安徽', '重庆']],
])('orders leagues with as many matches by name as %s does', (locale, names) => {
  const board = ['重庆', '北京', '安徽'].map((name) => aMatch({ matchId: name, league: { leagueId: name, name } }));
  expect(leaguesOf(board, locale).map(({ name }) => name)).toEqual(names);
});

test.each([
  [undefined, ['m1'], ['m2', 'm3', 'm4']],
  ['meadow', [], ['m2', 'm3']],
  ['cove', ['m1'], []],
  ['gone', ['m1'], ['m2', 'm3', 'm4']],
])('the league %p leaves live %p and next %p', (leagueId, live, next) => {
  const lists = listsOf(matches, leagueId);
  expect([ids(lists.live), ids(lists.next)]).toEqual([live, next]);
});
