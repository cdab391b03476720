import { rankProgressOf } from './rank-progress.rules.ts';

const levels = [
  { rank: 2, name: 'Bamboo', validBet: '1000.00' },
  { rank: 1, name: 'Lantern', validBet: '0.00' },
  { rank: 3, name: 'Jade', validBet: '5000.00' },
];

test.each([
  [0, '0.00', undefined, 1, 100, undefined],
  [1, '250.00', 1, 2, 25, '750.00'],
  [1, '999.99', 1, 2, 99, '0.01'],
  [1, '1000.00', 1, 2, 100, undefined],
  [2, '0.00', 2, 3, 0, '5000.00'],
  [3, '9999999.99', 3, undefined, 100, undefined],
  [7, '0.00', 3, undefined, 100, undefined],
])('rank %s with %s', (rank, validBet, own, next, percent, missing) => {
  const progress = rankProgressOf(levels, rank, validBet);
  expect([progress.own?.rank, progress.next?.rank, progress.percent, progress.missing]).toEqual([
    own,
    next,
    percent,
    missing,
  ]);
});
