import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach } from 'node:test';
import { listMatches, type MatchType, matchesShown } from '@portal/shared/contract/games/matches';
import { feedMatches } from '@portal/shared/contract/vendor-api/matches';
import type { App } from '../../../app.ts';
import { apiClient } from '../../../testing/api-client.ts';
import { databaseTests } from '../../../testing/database/databases.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { fileGame } from '../testing/file-game.ts';
import { otherStudio, testGame, testProvider, testStudio } from '../testing/test-studio.ts';

let list: object[] = [];
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ success: true, value: { list } }));
});
const { test, database } = databaseTests();
before(() => new Promise<void>((done) => server.listen(0, 'localhost', done)));
after(() => new Promise((done) => server.close(done)));
beforeEach(() => {
  list = [];
});

const team = (name: string) => ({ name, short: 'AMB', colour: '#c2410c' });

const matchOf = (matchId: string, more: object = {}) => ({
  matchId,
  sport: 'football',
  league: { leagueId: 'cove', name: 'Cove League' },
  home: team('Amberton Foxes'),
  away: team('Larkwell Owls'),
  startsAt: '2026-03-01T10:00:00.000Z',
  state: 'upcoming',
  betting: 'open',
  outcomes: [{ id: 'home', price: '1.85', selection: `${matchId}~1x2~home~1.85~0` }],
  gameCodes: ['football'],
  ...more,
});

const bookOf = (gameCode: string, gameType: MatchType, vassalage: string) => ({
  gameCode,
  gameName: `Book ${gameCode}`,
  gameType,
  vassalage,
  ...fileGame,
});

interface Parts {
  app: App;
  /** Returns ids of the matches of a new board, with the codes of their sportsbooks. */
  board(gameType?: MatchType): Promise<string[]>;
}

async function withSportsbooks(use: (parts: Parts) => Promise<void>) {
  const clock = testClock();
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const app = await testApp(database(), { clock, env: { VENDOR_ORIGIN: origin } });
  try {
    await testStudio(app);
    await app.modules.games.importCatalogue({
      provider: testProvider,
      vendors: [
        { vassalage: 'BALL', name: 'Ball', gameType: 'SPORTS' },
        { vassalage: 'ARENA', name: 'Arena', gameType: 'ESPORTS' },
      ],
      games: [
        bookOf('football', 'SPORTS', 'BALL'),
        bookOf('all-sports', 'SPORTS', 'BALL'),
        bookOf('arena', 'ESPORTS', 'ARENA'),
      ],
    });
    const board = async (gameType: MatchType = 'SPORTS') => {
      clock.advanceMs(3000);
      const { status, value } = await apiClient(app).send(listMatches, { gameType });
      assert.equal(status, 200);
      return value.matches.map(({ matchId, book }) => `${matchId} ${book.gameCode}`);
    };
    await use({ app, board });
  } finally {
    await app.close();
  }
}

test('shows a visitor live matches, then the next kick-offs, each with the game of its book', () =>
  withSportsbooks(async ({ app, board }) => {
    list = [
      matchOf('late', { startsAt: '2026-03-01T12:00:00.000Z' }),
      matchOf('soon'),
      matchOf('live', { state: 'live', startsAt: '2026-03-01T13:00:00.000Z', score: { home: 1, away: 0 } }),
      matchOf('map', { gameCodes: ['arena'] }),
    ];
    assert.deepEqual(await board(), ['live football', 'soon football', 'late football']);
    assert.deepEqual(await board('ESPORTS'), ['map arena']);
    const { value } = await apiClient(app).send(listMatches, { gameType: 'ESPORTS' });
    const { gameCodes, ...shown } = matchOf('map');
    const book = { vassalage: 'ARENA', gameCode: 'arena', gameName: 'Book arena' };
    assert.deepEqual(value.matches, [{ ...shown, book }]);
    assert.equal((await apiClient(app).send(listMatches, { gameType: 'RNG' })).status, 400);
  }));

test('opens another book of a match while one is suspended, and leaves out matches without an open book', () =>
  withSportsbooks(async ({ app, board }) => {
    list = [
      matchOf('both', { gameCodes: ['football', 'all-sports'] }),
      matchOf('one'),
      matchOf('strange', { gameCodes: ['nobodys', testGame] }),
    ];
    assert.deepEqual(await board(), ['both football', 'one football']);
    const found = await app.modules.games.findGame('BALL', 'football');
    assert.ok(found);
    const target = { scope: 'game', target: found.game.nodeId } as const;
    await app.modules.games.suspendPlay({ ...target, who: 'test', why: 'test' });
    assert.deepEqual(await board(), ['both all-sports']);
    await app.modules.games.resumePlay(target);
  }));

test("shows nothing of a studio about another studio's games, and a match that it repeats once", () =>
  withSportsbooks(async ({ app, board }) => {
    const { vassalage } = await otherStudio(app, 'another-studio', 'OTHER');
    assert.equal(vassalage, 'OTHER');
    await app.modules.games.importCatalogue({
      provider: 'another-studio',
      vendors: [{ vassalage, name: 'Other', gameType: 'SPORTS' }],
      games: [bookOf('of-another', 'SPORTS', vassalage)],
    });
    list = [matchOf('stolen', { gameCodes: ['of-another'] }), matchOf('own'), matchOf('own')];
    assert.deepEqual(await board(), ['own football']);
  }));

test('shows as many matches as a board has', () =>
  withSportsbooks(async ({ board }) => {
    list = Array.from({ length: feedMatches }, (_, no) => matchOf(`m-${no}`));
    assert.equal((await board()).length, matchesShown);
  }));

test('refuses an address that asks for boards too often', () =>
  withSportsbooks(async ({ app }) => {
    await app.modules.settings.write('matches.perMinute', 2, 'test');
    const ask = async () => (await apiClient(app).send(listMatches, { gameType: 'SPORTS' })).status;
    assert.deepEqual([await ask(), await ask(), await ask()], [200, 200, 429]);
  }));

const outcome = { id: 'home', price: '1.85', selection: 'm~1x2~home~1.85~0' };
for (const [what, more] of [
  ['a name that turns the text around', { home: team('Foxes \u202e 00.1') }],
  ['a name of many lines', { home: team('Foxes\n\n\nWin now') }],
  ['a very long name', { away: team('x'.repeat(61)) }],
  ['a colour that loads a picture', { home: { ...team('Foxes'), colour: 'url(https://evil.example/)' } }],
  ['a selection with another parameter', { outcomes: [{ ...outcome, selection: 'm&t=stolen#x' }] }],
  ['a match whose selection has another parameter', { selection: 'm&t=stolen' }],
  ['a selection without end', { outcomes: [{ ...outcome, selection: 'm'.repeat(161) }] }],
  ['a price that is none', { outcomes: [{ ...outcome, price: '1e9' }] }],
  ['a number for a price', { outcomes: [{ ...outcome, price: 1.85 }] }],
  ['too many outcomes', { outcomes: Array.from({ length: 4 }, () => outcome) }],
  ['a score below zero', { score: { home: -1, away: 0 } }],
  ['a start that is no time', { startsAt: 'soon' }],
  ['no book', { gameCodes: [] }],
] as const) {
  test(`shows an empty board for a feed with ${what}`, () =>
    withSportsbooks(async ({ board }) => {
      list = [matchOf('good'), matchOf('other')];
      assert.equal((await board()).length, 2);
      list = [matchOf('good'), matchOf('bad', more)];
      assert.deepEqual(await board(), []);
    }));
}

test('shows an empty board for a feed that is longer than agreed', () =>
  withSportsbooks(async ({ board }) => {
    list = Array.from({ length: feedMatches + 1 }, (_, no) => matchOf(`m-${no}`));
    assert.deepEqual(await board(), []);
  }));
