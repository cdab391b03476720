import { shownGifts } from './shown-gifts.rules.ts';

const gift = (rank: number, state: 'claimable' | 'claimed' | 'locked') => ({ rank, state });

test('shows all waiting gifts first, then the next one, then the last claimed one', () => {
  const gifts = [
    ...[gift(1, 'claimed'), gift(2, 'claimed'), gift(3, 'claimable'), gift(4, 'claimable')],
    ...[gift(5, 'locked'), gift(6, 'locked')],
  ];
  expect(shownGifts(gifts).map(({ rank }) => rank)).toEqual([3, 4, 5, 2]);
  expect(shownGifts([gift(1, 'locked')]).map(({ rank }) => rank)).toEqual([1]);
});
