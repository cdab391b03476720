import { shownWinners } from './winners.rules.ts';

function win(winAmount: string) {
  return {
    vo: {
      winAmount,
      account: 'p***1',
      gameName: 'Koi',
      nodeId: '1',
      theme: 'koi',
      seed: 1,
      at: '2026-11-20T00:00:00.000Z',
    },
  };
}

// covers 2.7, 9
test('excludes a win of exactly the minimum', () => {
  const list = [win('50000.00'), win('50000.01'), win('9.00'), win('700000.00')];
  expect(shownWinners(list, '50000.00', 8).map(({ winAmount }) => winAmount)).toEqual(['50000.01', '700000.00']);
});

test('returns at most the requested number', () => {
  expect(shownWinners([win('60000.00'), win('60001.00')], '50000.00', 1)).toHaveLength(1);
});
