import type { DrawSchedule, LotteryGame } from '../lottery/lottery-game.ts';
import type { LotteryKindCode } from '../lottery/rules/lottery-kind.ts';
import { pictureSeed } from './game-names.ts';

interface Facts {
  theme: string;
  kind: LotteryKindCode;
  schedule: DrawSchedule;
  closesSecondsBefore: number;
  badge?: 'hot' | 'new';
}

const [sunday, monday, tuesday, wednesday, thursday, friday, saturday] = [0, 1, 2, 3, 4, 5, 6];
const everyDay = [sunday, monday, tuesday, wednesday, thursday, friday, saturday];

const quarterHour = 900;

/** All lotteries of the studio, in menu order. Provinces draw on their real weekdays. */
export const lotteryGames: readonly LotteryGame[] = [
  game('TCG_LOTTO_VN', 'MB', 'Miền Bắc', { ...north('drum'), badge: 'hot' }),
  game('TCG_LOTTO_VN', 'MB_FAST', 'Miền Bắc 5 phút', { ...north('tumbler'), ...every(300), badge: 'hot' }),
  game('TCG_LOTTO_VN', 'MT_DN', 'Đà Nẵng', central('dragon', wednesday, saturday)),
  game('TCG_LOTTO_VN', 'MT_KH', 'Khánh Hòa', central('pearl', sunday, wednesday)),
  game('TCG_LOTTO_VN', 'MT_TTH', 'Thừa Thiên Huế', central('temple', sunday, monday)),
  game('TCG_LOTTO_VN', 'MT_QNA', 'Quảng Nam', central('lantern', tuesday)),
  game('TCG_LOTTO_VN', 'MN_HCM', 'TP. Hồ Chí Minh', { ...south('city', monday, saturday), badge: 'hot' }),
  game('TCG_LOTTO_VN', 'MN_CT', 'Cần Thơ', south('leafhat', wednesday)),
  game('TCG_LOTTO_VN', 'MN_DT', 'Đồng Tháp', south('lotus', monday)),
  game('TCG_LOTTO_VN', 'MN_VT', 'Vũng Tàu', south('lighthouse', tuesday)),
  game('TCG_LOTTO_VN', 'MN_TN', 'Tây Ninh', south('moon', thursday)),
  game('TCG_LOTTO_VN', 'MN_BD', 'Bình Dương', south('horseshoe', friday)),
  game('TCG_LOTTO_VN', 'MN_TG', 'Tiền Giang', south('fruit', sunday)),
  game('LOTT', 'FAST_1', 'Fast One Minute', { kind: 'five-digits', theme: 'stopwatch', ...every(60), badge: 'hot' }),
  game('LOTT', 'FAST_5', 'Fast Five Minutes', { kind: 'five-digits', theme: 'lotto', ...every(300) }),
  game('LOTT', 'DICE_3', 'Three Dice', { kind: 'three-dice', theme: 'dice', ...every(60), badge: 'hot' }),
  game('TCG_SEA', 'THAI', 'Thai Draw', {
    kind: 'thai',
    theme: 'ticket',
    closesSecondsBefore: quarterHour,
    schedule: { kind: 'monthly', days: [1, 16], at: '15:30' },
  }),
  game('TCG_SEA', 'THAI_FAST', 'Thai Draw 5 Minutes', { kind: 'thai', theme: 'star', ...every(300), badge: 'new' }),
  game('TCG_SEA', 'SEA_4D', 'Magic 4D', {
    kind: 'four-d',
    theme: 'digits',
    badge: 'hot',
    ...weekly('19:00', [sunday, wednesday, saturday]),
  }),
  game('TCG_SEA', 'SEA_4D_FAST', 'Magic 4D 5 Minutes', {
    kind: 'four-d',
    theme: 'clover',
    ...every(300),
    badge: 'new',
  }),
  game('ELOTT', 'ELOTT_STAR', 'Lucky Star', { kind: 'instant', theme: 'star', ...instant(), badge: 'hot' }),
  game('ELOTT', 'ELOTT_WAVE', 'Golden Wave', { kind: 'instant-wave', theme: 'wave', ...instant() }),
];

const byCode = new Map(lotteryGames.map((each) => [each.game.gameCode, each]));

export function findLotteryGame(gameCode: string): LotteryGame | undefined {
  return byCode.get(gameCode);
}

function north(theme: string): Facts {
  return { kind: 'vn-north', theme, ...weekly('18:30', everyDay) };
}

function central(theme: string, ...weekdays: number[]): Facts {
  return { kind: 'vn-central', theme, ...weekly('17:30', weekdays) };
}

function south(theme: string, ...weekdays: number[]): Facts {
  return { kind: 'vn-south', theme, ...weekly('16:30', weekdays) };
}

function weekly(at: string, weekdays: readonly number[]): Pick<Facts, 'schedule' | 'closesSecondsBefore'> {
  return { schedule: { kind: 'weekly', weekdays, at }, closesSecondsBefore: quarterHour };
}

/** Makes an all-day schedule; betting closes 5 s before a draw every minute, and 15 s before one every five minutes. */
function every(seconds: 60 | 300): Pick<Facts, 'schedule' | 'closesSecondsBefore'> {
  return { schedule: { kind: 'every', seconds }, closesSecondsBefore: seconds === 60 ? 5 : 15 };
}

function instant(): Pick<Facts, 'schedule' | 'closesSecondsBefore'> {
  return { schedule: { kind: 'instant' }, closesSecondsBefore: 0 };
}

function game(vassalage: string, gameCode: string, gameName: string, facts: Facts): LotteryGame {
  const { kind, schedule, closesSecondsBefore, theme, badge } = facts;
  return {
    game: {
      gameCode,
      gameName,
      vassalage,
      gameType: vassalage === 'ELOTT' ? 'ELOTT' : 'LOTT',
      engine: 'lottery',
      theme,
      seed: pictureSeed(gameName),
      minBet: '0.10',
      maxBet: '5000.00',
      lines: 0,
      hasJackpot: false,
      isHot: badge === 'hot',
      isNew: badge === 'new',
    },
    kind,
    schedule,
    closesSecondsBefore,
  };
}
