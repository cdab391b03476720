import { ballsOf, boardKind, greatPrize, headTable } from './board.rules.ts';

const north = [
  { prize: 'DB', numbers: ['01234'] },
  { prize: 'G1', numbers: ['98765'] },
  { prize: 'G7', numbers: ['07', '34', '99', '30'] },
];

test.each([
  ['MB', north, 'vietnam'],
  ['DICE_3', [{ prize: 'DICE', numbers: ['1', '6', '3'] }], 'dice'],
  ['FAST_1', [{ prize: 'D5', numbers: ['1', '0', '9', '9', '3'] }], 'balls'],
  ['FAST_1', [{ prize: 'D5', numbers: ['10993'] }], 'prizes'],
  [
    'SEA_4D',
    [
      { prize: '1ST', numbers: ['0042'] },
      { prize: '2ND', numbers: ['1111'] },
    ],
    'prizes',
  ],
  ['MB', [], 'prizes'],
])('lays out the board of %s by its numbers', (_, prizes, kind) => {
  expect(boardKind({ prizes })).toBe(kind);
});

test('takes the special prize as the great one of a board printed upwards', () => {
  expect(greatPrize([...north].reverse())).toBe(north[0]);
  expect(greatPrize([])).toBeUndefined();
});

test('shows one number by its figures and several as they are', () => {
  expect(ballsOf({ prize: 'DB', numbers: ['01234'] })).toEqual(['0', '1', '2', '3', '4']);
  expect(ballsOf({ prize: 'D', numbers: ['07', '34'] })).toEqual(['07', '34']);
});

test('lists endings under their heads, repeated ones twice', () => {
  const table = headTable([...north, { prize: 'G6', numbers: ['134'] }]);
  expect(table[3]).toEqual({ head: '3', tails: ['0', '4', '4', '4'] });
  expect(table[0]).toEqual({ head: '0', tails: ['7'] });
  expect(table[1]).toEqual({ head: '1', tails: [] });
});
