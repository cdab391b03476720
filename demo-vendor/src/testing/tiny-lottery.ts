import type { LotteryGame } from '../lottery/lottery-game.ts';
import type { DrawnNumbers, Line, LotteryKind } from '../lottery/rules/lottery-kind.ts';
import type { LotteryCatalogue } from '../lottery/tickets/ticket-deps.ts';

const digit = /^\d$/;

/** Draws three digits; a line has one to three, and each pays 2.35 for every time it was drawn. */
export const tinyKind: LotteryKind = {
  code: 'three-dice',
  playTypes: [
    {
      code: 'HIT',
      name: 'Digit',
      rule: 'A digit that is drawn wins.',
      shape: { kind: 'digits', length: 1, distinct: true },
      picks: { least: 1, most: 3 },
      odds: [{ won: 'Digit', pays: '2.35' }],
      returns: 0.705,
    },
  ],
  draw: (draw) => boardOfDigits([draw(10), draw(10), draw(10)]),
  checkLine({ playType, numbers }) {
    if (playType !== 'HIT') return 'unknown_play_type';
    if (numbers.length < 1) return 'too_few_numbers';
    if (numbers.length > 3) return 'too_many_numbers';
    if (!numbers.every((number) => digit.test(number))) return 'invalid_number';
    return new Set(numbers).size < numbers.length ? 'repeated_number' : undefined;
  },
  winOf: ({ numbers }: Line, drawn: DrawnNumbers) => {
    const times = (drawn[0]?.numbers ?? []).filter((number) => numbers.includes(number)).length;
    return { oddsHundredths: times * 235, hits: times > 0 ? [{ won: 'Digit', times }] : [] };
  },
};

export const boardOfDigits = (digits: readonly number[]): DrawnNumbers => [
  { prize: 'DIGITS', numbers: digits.map(String) },
];

/** Makes a game of the tiny kind; all have one vendor label by default. */
function tinyGame(gameCode: string, schedule: LotteryGame['schedule'], vassalage = 'LOTT'): LotteryGame {
  return {
    game: {
      gameCode,
      gameName: `Tiny ${gameCode}`,
      vassalage,
      engine: 'lottery',
      theme: 'dice',
      seed: 1,
      minBet: '1.00',
      maxBet: '5000.00',
      lines: 0,
      hasJackpot: false,
      isHot: false,
      isNew: false,
    },
    kind: 'three-dice',
    schedule,
    closesSecondsBefore: schedule.kind === 'instant' ? 0 : 5,
  };
}

const games = [
  tinyGame('MINUTE', { kind: 'every', seconds: 60 }),
  tinyGame('OTHER', { kind: 'every', seconds: 60 }),
  tinyGame('NOW', { kind: 'instant' }),
  tinyGame('FOREIGN', { kind: 'every', seconds: 60 }, 'TCG_SEA'),
];

export const tinyCatalogue: LotteryCatalogue = {
  games,
  find: (gameCode) => games.find(({ game }) => game.gameCode === gameCode),
  kindOf: () => tinyKind,
};
