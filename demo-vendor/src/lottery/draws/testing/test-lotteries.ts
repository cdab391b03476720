import type { StudioGame } from '../../../games/game.ts';
import type { DrawSchedule, LotteryGame } from '../../lottery-game.ts';
import type { LotteryKindCode } from '../../rules/lottery-kind.ts';

/** Makes a lottery from its code and schedule. */
export function testLottery(
  gameCode: string,
  schedule: DrawSchedule,
  closesSecondsBefore = 10,
  kind: LotteryKindCode = 'five-digits',
): LotteryGame {
  const game: StudioGame = {
    gameCode,
    gameName: gameCode,
    vassalage: 'LOTT',
    engine: 'lottery',
    theme: 'lottery',
    seed: 1,
    minBet: '0.10',
    maxBet: '500.00',
    lines: 1,
    hasJackpot: false,
    isHot: false,
    isNew: false,
  };
  return { game, kind, schedule, closesSecondsBefore };
}

const everyDay = [0, 1, 2, 3, 4, 5, 6];

/** Games of every kind of schedule. */
export const testLotteries: readonly LotteryGame[] = [
  testLottery('ALL_DAYS', { kind: 'weekly', weekdays: everyDay, at: '18:15' }, 900),
  testLottery('WED_SAT', { kind: 'weekly', weekdays: [3, 6], at: '17:15' }, 900),
  testLottery('TWICE_A_MONTH', { kind: 'monthly', days: [1, 16], at: '15:00' }, 1800),
  testLottery('MINUTE', { kind: 'every', seconds: 60 }, 10),
  testLottery('DICE', { kind: 'every', seconds: 60 }, 10, 'three-dice'),
  testLottery('FIVE_MINUTES', { kind: 'every', seconds: 300 }, 30),
  testLottery('AT_ONCE', { kind: 'instant' }, 0, 'instant'),
];
