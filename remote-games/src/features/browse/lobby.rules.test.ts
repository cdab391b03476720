import {
  clampPage,
  classificationsFor,
  firstLobby,
  gameQueryOf,
  hasMore,
  isFiltered,
  type LobbyAction,
  type LobbyState,
  lobbyReducer,
} from './lobby.rules.ts';

const deep: LobbyState = {
  listType: 'hot',
  vassalage: 'LANTERN',
  gameClassify: 'JP',
  gameName: 'dragon',
  minBet: '0.5',
  pageNo: 4,
};

const steps: [string, LobbyState, LobbyAction, Partial<LobbyState>][] = [
  [
    'a vendor',
    deep,
    { type: 'vendor-chosen', vassalage: 'HARBOUR' },
    { vassalage: 'HARBOUR', pageNo: 1, listType: 'all' },
  ],
  ['no vendor', deep, { type: 'vendor-chosen' }, { vassalage: undefined, pageNo: 1, listType: 'all' }],
  [
    'a kind',
    deep,
    { type: 'classification-chosen', gameClassify: 'TG' },
    { gameClassify: 'TG', pageNo: 1, listType: 'all' },
  ],
  ['a name', deep, { type: 'name-typed', gameName: 'pearl' }, { gameName: 'pearl', pageNo: 1, listType: 'all' }],
  ['the same name', deep, { type: 'name-typed', gameName: 'dragon' }, deep],
  [
    'a minimum bet',
    deep,
    { type: 'minimum-bet-chosen', minBet: '0.01' },
    { minBet: '0.01', pageNo: 1, listType: 'all' },
  ],
  [
    'a number of lines',
    deep,
    { type: 'minimum-lines-chosen', minLineNum: '20' },
    { minLineNum: '20', pageNo: 1, listType: 'all' },
  ],
  ['favourites', deep, { type: 'list-chosen', listType: 'fav' }, { listType: 'fav', pageNo: 1 }],
  ['recent games', deep, { type: 'list-chosen', listType: 'recent' }, { listType: 'recent', pageNo: 1 }],
  ['any minimum bet', deep, { type: 'minimum-bet-chosen' }, { minBet: undefined, pageNo: 1, listType: 'all' }],
  [
    'the hot list',
    { ...deep, listType: 'all' },
    { type: 'list-chosen', listType: 'hot' },
    { listType: 'hot', pageNo: 1, gameName: 'dragon' },
  ],
  ['all games', deep, { type: 'list-chosen', listType: 'all' }, { listType: 'all', pageNo: 1 }],
  ['a page', deep, { type: 'page-chosen', pageNo: 5, totalPages: 9 }, { pageNo: 5, listType: 'hot' }],
  ['a page too far', deep, { type: 'page-chosen', pageNo: 10, totalPages: 9 }, { pageNo: 9 }],
  ['a page before the first', deep, { type: 'page-chosen', pageNo: 0, totalPages: 9 }, { pageNo: 1 }],
  ['no filters', deep, { type: 'filters-cleared' }, { ...firstLobby, vassalage: 'LANTERN' }],
];

// covers 2.7
test.each(steps)('choosing %s', (_, before, action, expected) => {
  expect(lobbyReducer(before, action)).toEqual({
    ...before,
    ...(action.type === 'filters-cleared' && firstLobbyOnly),
    ...expected,
  });
});

const firstLobbyOnly = { gameClassify: undefined, minBet: undefined };

// covers 4
test.each([
  [0, 0, 1],
  [1, 0, 1],
  [3, 2, 2],
  [-5, 7, 1],
  [7, 7, 7],
])('page %i of %i is %i', (pageNo, totalPages, expected) => {
  expect(clampPage(pageNo, totalPages)).toBe(expected);
});

// covers 4
test.each([
  ['all', 1, 3, true],
  ['all', 3, 3, false],
  ['all', 1, 0, false],
  ['hot', 1, 3, false],
] as const)('the list %s at page %i of %i has more: %s', (listType, pageNo, totalPages, expected) => {
  expect(hasMore({ listType, pageNo }, totalPages)).toBe(expected);
});

// covers 3
test('omits unset filters from the query and trims the name', () => {
  expect(gameQueryOf('RNG', firstLobby)).toEqual({ gameType: 'RNG', pageNo: 1, pageSize: 12 });
  expect(gameQueryOf('RNG', { ...deep, gameName: '  dragon ' })).toEqual({
    gameType: 'RNG',
    vassalage: 'LANTERN',
    gameClassify: 'JP',
    gameName: 'dragon',
    minBet: '0.5',
    pageNo: 4,
    pageSize: 12,
  });
});

test('offers bingo with the TY language, and classifications with slots', () => {
  expect(classificationsFor('RNG', ['EN', 'TY'])).toEqual(['SC', 'VP', 'TG', 'AC', 'JP', 'BG']);
  expect(classificationsFor('RNG', ['EN', 'CN'])).toEqual(['SC', 'VP', 'TG', 'AC', 'JP']);
  expect(classificationsFor('LIVE', ['TY'])).toEqual([]);
});

test('treats a blank name as no filter', () => {
  expect(isFiltered({ ...firstLobby, gameName: '  ' })).toBe(false);
  expect(isFiltered({ ...firstLobby, minBet: '0.01' })).toBe(true);
});
