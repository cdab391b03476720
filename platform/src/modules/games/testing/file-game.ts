/** What a game of a catalogue file has besides its names, for tests that do not look at it. */
export const fileGame = {
  theme: 'koi',
  seed: 1,
  lines: 1,
  minBet: '1.00',
  maxBet: '500.00',
  hasJackpot: false,
  isHot: false,
  isNew: false,
};
